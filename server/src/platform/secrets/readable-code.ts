/** Without letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** `XXXX-XXXX-XXXX-XXXX`: eighty bits, so two are never the same and none is guessed. */
export function readableCode(below: (bound: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[below(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
