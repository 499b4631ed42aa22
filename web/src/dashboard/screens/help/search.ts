import type { Answer, Chapter } from "./handbook-types.ts";

const textOf = ({ title, text, links = [] }: Answer): string =>
  [title, ...text, ...links.map(({ label }) => label)].join(" ").toLowerCase();

/** Answers that have every word; chapters without any are left out. */
export function searchChapters(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, answers: chapter.answers.filter((answer) => wanted.every((word) => textOf(answer).includes(word))) }))
    .filter(({ answers }) => answers.length > 0);
}
