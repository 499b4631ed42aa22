import { newKey } from "../../lib/calls/key.ts";

let empty: { key: string; id: string | null } | null = null;

/** "Add course" chosen again and again opens the same draft until something is in it: nobody collects empty ones. */
export function keyOfNewDraft(): string {
  empty ??= { key: newKey(), id: null };
  return empty.key;
}

export function noteNewDraft(id: string): void {
  if (empty) empty.id = id;
}

/** Something is in it now, or it is gone: the next new course is another one. */
export function leaveNewDraft(id: string): void {
  if (empty?.id === id) empty = null;
}
