import type { Vocabulary } from "./vocabulary.ts";
import { LONGEST_WORD } from "./words.ts";

/** Shorter words are too close to too many others. */
const FORGIVEN_FROM = 3;
const TWICE_FROM = 8;

/**
 * The known word a mistyped one most likely was: one slip away, two for long words; of equally close ones the one that
 * is found more often, then the first by the alphabet. `null` when none is near.
 */
export function nearestWord(vocabulary: Vocabulary, typed: string, frequency: (id: number) => number): string | null {
  const bytes = Buffer.from(typed);
  if (bytes.length < FORGIVEN_FROM) return null;
  const most = bytes.length >= TWICE_FROM ? 2 : 1;
  let best = { word: "", slips: most, frequency: 0 };
  for (const { id, bytes: known } of vocabulary.nearby(bytes, most)) {
    const slips = slipsBetween(bytes, known, best.slips);
    if (slips > best.slips) continue;
    const often = frequency(id);
    const word = vocabulary.text(id);
    const isBetter = slips < best.slips || often > best.frequency || (often === best.frequency && word < best.word);
    if (often > 0 && isBetter) best = { word, slips, frequency: often };
  }
  return best.word || null;
}

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/** Letters left out, added, changed or swapped with their neighbour; more than `most` is not counted further. */
function slipsBetween(a: Uint8Array, b: Uint8Array, most: number): number {
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j - 1] as number) + (isSame ? 0 : 1), (last[j] as number) + 1, (row[j - 1] as number) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) slips = Math.min(slips, (before[j - 2] as number) + 1);
      row[j] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
}
