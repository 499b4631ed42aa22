import type { DraftSection } from "@blenda/domain/teaching/model";
import { intoSection, placeOf, stepLesson, stepSection } from "../../../data/tree-order.ts";

/** What a key asks of the tree. */
export type TreeAct =
  | { do: "focus"; id: string }
  | { do: "order"; sections: DraftSection[] }
  | { do: "rename"; id: string }
  | { do: "fold"; id: string; isFolded: boolean }
  | { do: "play" };

interface KeyPress {
  key: string;
  altKey: boolean;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Arrows walk, Alt and arrows move, Alt with left and right goes into the neighbouring section, Enter renames, Space plays. */
export function actOf(
  { key, altKey }: KeyPress,
  id: string,
  sections: readonly DraftSection[],
  folded: ReadonlySet<string>,
): TreeAct | null {
  const step = STEPS[key];
  const isSection = sections.some((section) => section.id === id);
  if (altKey) {
    if (!step) return null;
    if (isSection) return { do: "order", sections: stepSection(sections, id, step) };
    const isSideways = key === "ArrowLeft" || key === "ArrowRight";
    return { do: "order", sections: isSideways ? intoSection(sections, id, step) : stepLesson(sections, id, step) };
  }
  if (key === "Enter" || key === "F2") return { do: "rename", id };
  if (key === " ") return { do: "play" };
  const rows = rowsOf(sections, folded);
  const to = { ArrowUp: rows.indexOf(id) - 1, ArrowDown: rows.indexOf(id) + 1, Home: 0, End: rows.length - 1 }[key];
  const target = to === undefined ? undefined : rows[to];
  if (target !== undefined) return { do: "focus", id: target };
  return sideways(key, id, isSection, sections, folded);
}

/** As in every tree: right opens, left closes, or goes up to the section. */
function sideways(
  key: string,
  id: string,
  isSection: boolean,
  sections: readonly DraftSection[],
  folded: ReadonlySet<string>,
): TreeAct | null {
  if (key === "ArrowRight" && isSection && folded.has(id)) return { do: "fold", id, isFolded: false };
  if (key !== "ArrowLeft") return null;
  if (isSection) return folded.has(id) ? null : { do: "fold", id, isFolded: true };
  const section = sections[placeOf(sections, id)?.[0] ?? -1];
  return section ? { do: "focus", id: section.id } : null;
}

/** Every row that is seen, from top to bottom. */
const rowsOf = (sections: readonly DraftSection[], folded: ReadonlySet<string>): string[] =>
  sections.flatMap(({ id, lessons }) => [id, ...(folded.has(id) ? [] : lessons.map((lesson) => lesson.id))]);
