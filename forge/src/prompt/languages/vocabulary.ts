import { readdirSync, readFileSync } from "node:fs";

/** In the order of the tables' columns. */
const LANGUAGES = ["de", "fr", "es", "pt", "it", "ru", "zh", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Those that part their words by spaces. */
export const WRITTEN_BY_LETTERS: readonly Language[] = LANGUAGES.slice(0, 6);

/** Words that join others: they never make a prompt worth reading by themselves, and have no other forms. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  "and with full-of holding wearing of the on in around without for under beside behind my very make one".split(" "),
);

/** Rows about looks stand in a table of their own: a plural of “black” is no noun. */
const LOOKS = "look.txt";
const looks = new Set<string>();
export const isLookRow = (english: string) => looks.has(english);

const FOLDER = new URL("./", import.meta.url);

let vocabularies: ReadonlyMap<Language, ReadonlyMap<string, string>> | undefined;

/** The words of a language, in the letters a prompt is read in, each with its English. */
export function vocabularyOf(language: Language): ReadonlyMap<string, string> {
  vocabularies ??= opened();
  return vocabularies.get(language) ?? new Map();
}

/** Without accents, as prompts are. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function opened(): Map<Language, Map<string, string>> {
  const out = new Map(LANGUAGES.map((language) => [language, new Map<string, string>()]));
  for (const name of readdirSync(FOLDER)
    .filter((each) => each.endsWith(".txt"))
    .sort())
    for (const line of readFileSync(new URL(name, FOLDER), "utf8").split("\n")) {
      if (line === "" || line.startsWith("#")) continue;
      const [english, ...columns] = line.split(";").map((column) => column.trim());
      if (name === LOOKS) looks.add(english);
      for (const [at, words] of columns.entries()) for (const word of words.split(" ")) enter(out.get(LANGUAGES[at]), word, english, at);
    }
  return out;
}

function enter(vocabulary: Map<string, string> | undefined, word: string, english: string, column: number): void {
  if (!vocabulary || word === "") return;
  const said = plain(word).replaceAll("_", " ");
  if (!vocabulary.has(said)) vocabulary.set(said, english);
  // Russian nouns and adjectives are known by what stands before their endings.
  const stem = LANGUAGES[column] === "ru" && !SMALL_WORDS.has(english) ? russianStem(said) : said;
  if (stem !== said && !vocabulary.has(stem)) vocabulary.set(stem, english);
}

const RUSSIAN_ENDING =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ых|их|ов|ев|еи|ах|ях|ам|ям|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ым|им|ом|ем|[аеиоуыьэюя])$/u;
const SHORTEST_STEM = 3;

function russianStem(word: string): string {
  const stem = word.replace(RUSSIAN_ENDING, "");
  return stem.length >= SHORTEST_STEM ? stem : word;
}

/** What each language puts at the end of words, and what stood there before. */
const ENDINGS: Readonly<Partial<Record<Language, readonly [RegExp, string][]>>> = {
  de: [
    [/e$/, ""],
    [/n$/, ""],
    [/en$/, ""],
    [/er$/, ""],
    [/s$/, ""],
    [/ern$/, ""],
  ],
  fr: [[/[sx]$/, ""]],
  es: [
    [/ces$/, "z"],
    [/s$/, ""],
    [/es$/, ""],
  ],
  pt: [
    [/oes$/, "ao"],
    [/s$/, ""],
    [/es$/, ""],
    [/is$/, "l"],
  ],
  it: [
    [/hi$/, "o"],
    [/i$/, "o"],
    [/i$/, "e"],
    [/i$/, "a"],
    [/he$/, "a"],
    [/e$/, "a"],
  ],
};

/** The words an inflected one may come from. */
export function inflections(word: string, language: Language): { base: string; isPlural: boolean }[] {
  if (language === "ru") return [{ base: russianStem(word), isPlural: false }];
  return (ENDINGS[language] ?? []).flatMap(([ending, base]) => {
    const found = word.replace(ending, base);
    return found !== word && found.length >= SHORTEST_STEM ? [{ base: found, isPlural: true }] : [];
  });
}
