"""What is printed: the files of a pack and the words of its card lines, how they are read and checked, the content that the rules look up, card lines
as they are printed, and maps as they are drawn."""
