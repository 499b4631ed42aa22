import { safeHref } from "@blenda/domain/shared/rich-text/href";
import {
  HEADING_LEVELS,
  isRichTextEmpty,
  RICH_ALT,
  RICH_DEPTH,
  type RichBlock,
  type RichCell,
  type RichInline,
  type RichMark,
  type RichText,
  TABLE_COLUMNS,
} from "@blenda/domain/shared/rich-text/tree";
import type { JSONContent } from "@tiptap/core";

/** The editor's names of the marks, in the order in which a run names them. */
const MARKS: readonly (readonly [RichMark, string])[] = [
  ["b", "bold"],
  ["i", "italic"],
  ["u", "underline"],
  ["code", "code"],
];

const childrenOf = (node: JSONContent): JSONContent[] => node.content ?? [];

function inlineOf(node: JSONContent): RichInline[] {
  return childrenOf(node).flatMap<RichInline>((child) => {
    if (child.type === "hardBreak") return [{ type: "br" }];
    if (child.type !== "text" || !child.text) return [];
    const names = (child.marks ?? []).map(({ type }) => type);
    const marks = MARKS.flatMap(([mark, name]) => (names.includes(name) ? [mark] : []));
    const href = safeHref(String(child.marks?.find(({ type }) => type === "link")?.attrs?.href ?? ""));
    return [{ type: "text", text: child.text, ...(marks.length > 0 && { marks }), ...(href !== null && { href }) }];
  });
}

/** The lines of a cell are one there. */
const cellOf = (cell: JSONContent): RichCell => ({
  isHead: cell.type === "tableHeader",
  inline: childrenOf(cell).flatMap((line, at) => [...(at > 0 ? [{ type: "br" } as const] : []), ...inlineOf(line)]),
});

function blocksOf(nodes: JSONContent[], depth: number): RichBlock[] {
  return nodes.flatMap((node) => blockOf(node, depth));
}

/** What is nested deeper than a tree goes moves up to the last place that can hold it. */
function blockOf(node: JSONContent, depth: number): RichBlock[] {
  switch (node.type) {
    case "paragraph":
      return [{ type: "p", inline: inlineOf(node) }];
    case "heading":
      return [{ type: "heading", level: HEADING_LEVELS.find((level) => level === node.attrs?.level) ?? 1, inline: inlineOf(node) }];
    case "codeBlock":
      return [
        {
          type: "pre",
          text: childrenOf(node)
            .map(({ text = "" }) => text)
            .join(""),
        },
      ];
    case "picture":
      return [{ type: "picture", fileId: String(node.attrs?.fileId), alt: String(node.attrs?.alt ?? "").slice(0, RICH_ALT) }];
    case "blockquote": {
      const blocks = blocksOf(childrenOf(node), depth - 1);
      return depth > 0 ? [{ type: "blockquote", blocks }] : blocks;
    }
    case "bulletList":
    case "orderedList": {
      const items = childrenOf(node).map((item) => blocksOf(childrenOf(item), depth - 1));
      return depth > 0 ? [{ type: "list", isOrdered: node.type === "orderedList", items }] : items.flat();
    }
    case "table":
      return [{ type: "table", rows: childrenOf(node).map((row) => childrenOf(row).slice(0, TABLE_COLUMNS).map(cellOf)) }];
    default:
      return [];
  }
}

/** The editor keeps an empty line at its end to write on; the text has none. */
export function toTree(document: JSONContent): RichText {
  const tree = blocksOf(childrenOf(document), RICH_DEPTH);
  return tree.slice(0, tree.findLastIndex((block) => !isRichTextEmpty([block]) || block.type === "table") + 1);
}

const inlineNodes = (inline: readonly RichInline[]): JSONContent[] =>
  inline.map((run) => {
    if (run.type === "br") return { type: "hardBreak" };
    const marks = MARKS.flatMap(([mark, name]) => (run.marks?.includes(mark) ? [{ type: name }] : []));
    const link = run.href === undefined ? [] : [{ type: "link", attrs: { href: run.href } }];
    return { type: "text", text: run.text, marks: [...link, ...marks] };
  });

const paragraph = (inline: readonly RichInline[]): JSONContent => ({ type: "paragraph", content: inlineNodes(inline) });

const orEmptyLine = (nodes: JSONContent[]): JSONContent[] => (nodes.length > 0 ? nodes : [paragraph([])]);

/** An item of the editor begins with a line. */
const itemNodes = (blocks: readonly RichBlock[]): JSONContent[] => {
  const nodes = blocks.map(nodeOf);
  return nodes[0]?.type === "paragraph" ? nodes : [paragraph([]), ...nodes];
};

function nodeOf(block: RichBlock): JSONContent {
  switch (block.type) {
    case "p":
      return paragraph(block.inline);
    case "heading":
      return { type: "heading", attrs: { level: block.level }, content: inlineNodes(block.inline) };
    case "pre":
      return { type: "codeBlock", content: block.text ? [{ type: "text", text: block.text }] : [] };
    case "picture":
      return { type: "picture", attrs: { fileId: block.fileId, alt: block.alt } };
    case "blockquote":
      return { type: "blockquote", content: orEmptyLine(block.blocks.map(nodeOf)) };
    case "list":
      return {
        type: block.isOrdered ? "orderedList" : "bulletList",
        content: block.items.map((item) => ({ type: "listItem", content: itemNodes(item) })),
      };
    case "table":
      return {
        type: "table",
        content: block.rows.map((row) => ({
          type: "tableRow",
          content: row.map((cell) => ({ type: cell.isHead ? "tableHeader" : "tableCell", content: [paragraph(cell.inline)] })),
        })),
      };
  }
}

export const toDocument = (tree: RichText): JSONContent => ({ type: "doc", content: orEmptyLine(tree.map(nodeOf)) });
