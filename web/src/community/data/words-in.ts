import type { Mention } from "@blenda/domain/community/model";
import { isTag, tagOf } from "@blenda/domain/community/rules";
import { safeHref } from "@blenda/domain/shared/rich-text/href";

/** A piece of a plain text: words, somebody named in it, a tag, or an address. */
export type Piece =
  | { kind: "words"; text: string }
  | { kind: "person"; text: string; userId: string }
  | { kind: "tag"; text: string; tag: string }
  | { kind: "link"; text: string; href: string };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** What ends a sentence does not belong to an address. */
const ADDRESS = 'https?:\\/\\/[^\\s<>"]*[^\\s<>".,;:!?)\\]]';
const TAG = "(?<![\\p{L}\\p{N}&/])#[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*";

/** Finds who and what a text names. Longer names first, so that "@Ana Sample" is not read as "@Ana". */
export function wordsIn(text: string, mentions: readonly Mention[]): Piece[] {
  const names = [...mentions].sort((one, other) => other.name.length - one.name.length);
  const patterns = [...names.map(({ name }) => `@${escaped(name)}`), TAG, ADDRESS];
  return text.split(new RegExp(`(${patterns.join("|")})`, "u")).flatMap((part) => (part === "" ? [] : [pieceOf(part, mentions)]));
}

function pieceOf(text: string, mentions: readonly Mention[]): Piece {
  const person = text.startsWith("@") ? mentions.find(({ name }) => text === `@${name}`) : undefined;
  if (person) return { kind: "person", text, userId: person.userId };
  if (/^#\S+$/.test(text) && isTag(tagOf(text))) return { kind: "tag", text, tag: tagOf(text) };
  const href = /^https?:\/\/\S+$/.test(text) ? safeHref(text) : null;
  return href ? { kind: "link", text, href } : { kind: "words", text };
}
