import type { RichBlock, RichInline, RichText } from "./tree.ts";

const lineOf = (inline: RichInline[]): string => inline.map((run) => (run.type === "br" ? "\n" : run.text)).join("");

function textOf(block: RichBlock): string {
  switch (block.type) {
    case "p":
    case "heading":
      return lineOf(block.inline);
    case "pre":
      return block.text;
    case "picture":
      return block.alt;
    case "blockquote":
      return plainTextOf(block.blocks);
    case "list":
      return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : "•"} ${item.map(textOf).join("\n")}`).join("\n");
    case "table":
      return block.rows.map((row) => row.map((cell) => lineOf(cell.inline)).join("\t")).join("\n");
  }
}

/** The words alone, for search, heads and notices; an empty line between blocks, as people type it. */
export const plainTextOf = (text: RichText): string =>
  text
    .map((block) => textOf(block).trim())
    .filter(Boolean)
    .join("\n\n");

/** What was typed without formatting: an empty line begins a new paragraph, and line breaks stay. */
export const richTextOfPlain = (text: string): RichText =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({
      type: "p",
      inline: paragraph
        .split(/\r?\n/)
        .flatMap<RichInline>((line, at) => [
          ...(at > 0 ? [{ type: "br" } as const] : []),
          ...(line ? [{ type: "text", text: line } as const] : []),
        ]),
    }));
