/**
 * Rich text is a tree of the nodes the specification allows (spec 2 §5), never HTML: what has no node cannot be said, so there is
 * nothing to sanitise. `div` and `span` are only wrappers and have none. Plain TypeScript: the browser has it without the schema.
 */
export const RICH_MARKS = ["b", "i", "u", "code"] as const;
export type RichMark = (typeof RICH_MARKS)[number];

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** One run of letters that look the same. A type, not an interface: only those pass through the client's types unchanged. */
export type RichRun = {
  type: "text";
  text: string;
  marks?: RichMark[] | undefined;
  /** Obeys `safeHref`. */
  href?: string | undefined;
};

export type RichInline = RichRun | { type: "br" };

export type RichCell = {
  isHead: boolean;
  inline: RichInline[];
};

export type RichBlock =
  | { type: "p"; inline: RichInline[] }
  | { type: "heading"; level: HeadingLevel; inline: RichInline[] }
  | { type: "pre"; text: string }
  /** A file of ours by its id: there is no address to lie with. */
  | { type: "picture"; fileId: string; alt: string }
  | { type: "blockquote"; blocks: RichBlock[] }
  | { type: "list"; isOrdered: boolean; items: RichBlock[][] }
  | { type: "table"; rows: RichCell[][] };

export type RichText = RichBlock[];

/** Quotes and lists within each other. */
export const RICH_DEPTH = 5;
/** Runs, breaks, blocks, items and cells together. */
export const RICH_NODES = 3_000;
/** Per list of nodes; `RICH_NODES` bounds the whole. */
export const RICH_LIST = 1_000;
/** One run; the whole has the length its field allows. */
export const RICH_RUN = 20_000;
export const RICH_ALT = 200;
export const TABLE_COLUMNS = 20;

/** Every line of text in reading order: a paragraph, a heading, a cell, code. */
export const inlinesOf = (block: RichBlock): RichInline[][] => {
  switch (block.type) {
    case "p":
    case "heading":
      return [block.inline];
    case "pre":
      return [[{ type: "text", text: block.text }]];
    case "picture":
      return [];
    case "blockquote":
      return block.blocks.flatMap(inlinesOf);
    case "list":
      return block.items.flat().flatMap(inlinesOf);
    case "table":
      return block.rows.flat().map((cell) => cell.inline);
  }
};

const ownNodes = (block: RichBlock): number => {
  switch (block.type) {
    case "blockquote":
      return block.blocks.reduce((sum, inner) => sum + ownNodes(inner), 1);
    case "list":
      return block.items.reduce((sum, item) => item.reduce((within, inner) => within + ownNodes(inner), sum + 1), 1);
    case "table":
      return block.rows.reduce((sum, row) => sum + 1 + row.length, 1);
    default:
      return 1;
  }
};

export const richNodes = (text: RichText): number =>
  text.reduce((sum, block) => sum + ownNodes(block) + inlinesOf(block).reduce((of, inline) => of + inline.length, 0), 0);

/** Code points, as every field counts them; a line break is one. */
export const richLength = (text: RichText): number =>
  text
    .flatMap(inlinesOf)
    .flat()
    .reduce((sum, run) => sum + (run.type === "br" ? 1 : [...run.text].length), 0);

const hasPicture = (block: RichBlock): boolean => {
  if (block.type === "picture") return true;
  if (block.type === "blockquote") return block.blocks.some(hasPicture);
  return block.type === "list" && block.items.flat().some(hasPicture);
};

/** Nothing to read and nothing to see, however many empty lines it has. */
export const isRichTextEmpty = (text: RichText): boolean =>
  !text.some(hasPicture) &&
  text
    .flatMap(inlinesOf)
    .flat()
    .every((run) => run.type === "br" || run.text.trim() === "");
