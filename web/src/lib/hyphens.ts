/** Where words may be divided. Many browsers have no patterns for Cyrillic, so its words are divided here, between syllables. */

const SOFT = "\u00ad";
const VOWEL = "[аеёиоуыэюяєії]";
const CONSONANT = "[бвгґджзклмнпрстфхцчшщ]";
const SIGN = "[йьъ'’ʼ]";
const LETTER = "[а-яёєіїґ]";
const WORD = /[а-яёєіїґ'’ʼ]{6,}/gi;

const DIVISIONS: readonly (readonly [string, string])[] = [
  [SIGN, LETTER + LETTER],
  [VOWEL, VOWEL + LETTER],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [VOWEL, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
];
const PATTERNS = DIVISIONS.map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));
/** One letter is not left alone, an apostrophe stays with its letter, and two letters for one sound stay together. */
const NEVER = /^(.)\u00ad|\u00ad(?=['’ʼ]|.$)|(?<=д)\u00ad(?=[жз])/gi;

/** The text with soft hyphens in its longer words. */
export function hyphenated(text: string): string {
  return text.replace(WORD, (word) => PATTERNS.reduce((divided, pattern) => divided.replace(pattern, `$1${SOFT}`), word).replace(NEVER, "$1"));
}
