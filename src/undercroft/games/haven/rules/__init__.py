"""What happens in both Gloomhaven games. Functions here cite rules of both; where the games differ, `Haven` has a method for each to override."""
