"""What is seen: the scene, questions, reasons and previews."""
