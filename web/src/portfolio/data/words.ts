/** `Blender, ZBrush` as people type a list: each word once, in their order. */
export function wordsOf(text: string): string[] {
  const words = text.split(",").map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}

const WORD_MAX = 40;

export function wordsFault(text: string, most: number): string | undefined {
  const words = wordsOf(text);
  if (words.length > most) return `Please name at most ${most}.`;
  const long = words.find((word) => [...word].length > WORD_MAX);
  return long && `Please shorten “${[...long].slice(0, WORD_MAX).join("")}…”.`;
}
