const SHORTEST = 4;
/** In shorter words another letter makes another word: “mane” is no slip of “mare”. */
const ANOTHER_LETTER = 7;
/** From this length on, two slips are believed. */
const LONG = 7;

/** Words for looks that are often written, and often wrongly. */
const LOOKS =
  "black white green yellow purple orange brown golden silver wooden metal leather marble plastic glass stone little small large giant rusty striped cartoon realistic medieval futuristic modern vintage".split(
    " ",
  );

/** Right as they are. */
const NO_SLIPS = new Set("back sliver mental meta brow".split(" "));

/** A look with a slip as it was meant, any other word as it is. */
export const lookMeant = (word: string) => (/^[a-z]+$/.test(word) && !NO_SLIPS.has(word) && spelledLike(word, LOOKS)) || word;

/** The known word that somebody may have meant who wrote this one: a letter too many, too few, another or two in the wrong order. */
export function spelledLike(written: string, known: Iterable<string>): string | null {
  if (written.length < SHORTEST) return null;
  const most = written.length < LONG ? 1 : 2;
  let [best, fewest] = [null as string | null, most + 1];
  for (const word of known) {
    if (word[0] !== written[0] || word.length < SHORTEST || Math.abs(word.length - written.length) > most) continue;
    const slips = slipsBetween(written, word);
    if (written.length < ANOTHER_LETTER && word.length === written.length && !isSwapped(written, word)) continue;
    if (slips < fewest) [best, fewest] = [word, slips];
  }
  return best;
}

const isSwapped = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
