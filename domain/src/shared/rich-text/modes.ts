import { plainTextOf, richTextOfPlain } from "./plain-text.ts";
import type { RichBlock, RichInline, RichText } from "./tree.ts";

/** What a field takes (spec 2 §5): everything, no pictures and links, or nothing but text. */
export const RICH_MODES = ["rich", "basic", "text-only"] as const;
export type RichMode = (typeof RICH_MODES)[number];

/** The same words without what the mode does not take. */
export function inMode(text: RichText, mode: RichMode): RichText {
  if (mode === "rich") return text;
  return mode === "basic" ? text.flatMap(basicBlock) : richTextOfPlain(plainTextOf(text));
}

const unlinked = (inline: RichInline[]): RichInline[] =>
  inline.map((run) => (run.type === "text" ? { type: "text", text: run.text, ...(run.marks && { marks: run.marks }) } : run));

/** A quote or an item of which nothing is left goes with it. */
function basicBlock(block: RichBlock): RichBlock[] {
  switch (block.type) {
    case "picture":
      return [];
    case "p":
    case "heading":
      return [{ ...block, inline: unlinked(block.inline) }];
    case "pre":
      return [block];
    case "blockquote": {
      const blocks = block.blocks.flatMap(basicBlock);
      return blocks.length > 0 ? [{ ...block, blocks }] : [];
    }
    case "list": {
      const items = block.items.map((item) => item.flatMap(basicBlock)).filter((item) => item.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case "table":
      return [{ ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, inline: unlinked(cell.inline) }))) }];
  }
}
