"""What is seen: scenes, previews, warnings about options that do nothing, and the reasons behind what monsters do."""
