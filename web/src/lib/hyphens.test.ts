import { expect, it } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (text: string): string => hyphenated(text).replaceAll("\u00ad", "·");

it.each([
  ["Оберегающая сила", "Обе·ре·га·ю·щая сила"],
  ["Разбойник-страж", "Раз·бой·ник-страж"],
  ["Самозащита", "Са·мо·за·щи·та"],
  ["Большинство", "Боль·шинс·тво"],
  ["Розбійник-вартовий", "Роз·бій·ник-вар·то·вий"],
  ["Пам’ятливість", "Пам’·ят·ли·вість"],
  ["Походження", "По·ходжен·ня"],
])("divides %s between syllables", (text, divided) => {
  expect(shown(text)).toBe(divided);
});

it("leaves short words and other scripts alone", () => {
  expect(hyphenated("Удар щитом: Resistance 12")).toBe("Удар щитом: Resistance 12");
});
