"""What is seen: the scene that a player sees, the wording of questions, previews and warnings, the reasons for what monsters did, and what menus
say."""
