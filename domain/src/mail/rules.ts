import { BRAND } from "../shared/brand.ts";

/** What a mail shows: words, and the one thing there is to press. */
type LetterPart = { kind: "words"; text: string } | { kind: "button"; label: string; href: string };

/** A line that ends with an address: what stands before it names it, or leads to it. */
const LEADING = /^(.*?)(https?:\/\/\S*[^\s.,;:!?)])$/;
const NAME = /^([^:.!?]{2,40}): $/;

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/\/confirm-email#change/, "Use this address"],
  [/\/confirm-email#cancel/, "Keep my address"],
  [/\/confirm-email/, "Confirm your email"],
  [/\/reset-password/, "Choose a new password"],
  [/\/unlock-account/, "Unlock your account"],
  [/\/recover-factor#disown/, "That wasn't me"],
  [/\/recover-factor#cancel/, "Stop it"],
  [/\/recover-factor/, "Continue"],
  [/\/downloads\//, "Download"],
  [/\/order\?show=library/, "Open your library"],
  [/\/order/, "Open your order"],
  [/\/inbox/, "Open your inbox"],
  [/\/notifications/, "Open your notifications"],
  [/\/settings/, "Open your settings"],
  [/\/dashboard\/payouts/, "Open your payouts"],
  [/\/login/, "Log in"],
  [/\/signup/, "Create an account"],
];

const labelOf = (address: string): string => LABELS.find(([path]) => path.test(address))?.[1] ?? `Open ${BRAND.name}`;

/**
 * A mail's plain text cut into what is read and the one button: the first address that ends a line. Every other address stays in its
 * words.
 */
export function letterParts(body: string): LetterPart[] {
  const lines = body.trim().split("\n");
  const at = lines.findIndex((line) => LEADING.test(line));
  const [, before = "", href = ""] = LEADING.exec(lines[at] ?? "") ?? [];
  if (href === "") return wordsOf(lines);
  const [, name] = NAME.exec(before) ?? [];
  const words = [...lines.slice(0, at), ...(name === undefined && before.trim() ? [before.trimEnd()] : [])];
  return [...wordsOf(words), { kind: "button", label: name ?? labelOf(href), href }, ...wordsOf(lines.slice(at + 1))];
}

/** Paragraph by paragraph. */
const wordsOf = (lines: readonly string[]): LetterPart[] =>
  lines
    .join("\n")
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => ({ kind: "words", text }));

/** One plain word of letters: who signs up with an address types the name too, and may be a stranger to the reader of the mail. */
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

/** How a mail begins. A name that could be anything else than a name is left out. */
export function greeting(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return PLAIN_NAME.test(first) ? `Hi ${first},` : "Hi,";
}
