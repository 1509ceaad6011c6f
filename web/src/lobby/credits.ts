/** Who drew the icons of game-icons.net. */
export const ARTISTS = [
  "Andy Meneely", "Aussiesim", "Carl Olsen", "Caro Asercion", "Cathelineau", "Catsu", "DarkZaitzev", "Delapouite", "Faithtoken", "Felbrigg",
  "GeneralAce135", "Guard13007", "HeavenlyDog", "Irongamer", "John Colburn", "John Redman", "Kier Heyl", "Lorc", "Lord Berandas", "Lucas",
  "Pepijn Poolman", "Pierre Leducq", "PriorBlue", "Quoting", "Rihlsul", "Sbed", "Skoll", "Sparker", "SpencerDub", "Starseeker",
  "Viscious Speed", "Willdabeast", "Zajkonur", "Zeromancer",
] as const;
