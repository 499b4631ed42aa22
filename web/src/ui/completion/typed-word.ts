/** A sign that begins a word to complete: a person, a tag, or something to insert. */
export type Trigger = "@" | "#" | "/";

export interface TypedWord {
  trigger: Trigger;
  search: string;
  /** From the trigger to the cursor. */
  length: number;
}

/** Names may have a space in them; what is inserted begins its line. */
const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}@./])(@)([\p{L}\p{N}_.-]{0,40}(?: [\p{L}\p{N}_.-]{1,40})?)$/u,
  /(?<![\p{L}\p{N}#&/])(#)([\p{L}\p{N}_-]{0,40})$/u,
  /^(\/)([\p{L}]{0,20})$/u,
];

/** The word before the cursor, if it is one that can be completed. */
export function typedWord(before: string, triggers: readonly Trigger[]): TypedWord | null {
  for (const pattern of PATTERNS) {
    const [, found, search = ""] = pattern.exec(before) ?? [];
    const trigger = triggers.find((each) => each === found);
    if (trigger) return { trigger, search, length: search.length + 1 };
  }
  return null;
}
