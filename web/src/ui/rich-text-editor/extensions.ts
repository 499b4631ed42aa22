import { fileUrl } from "@blenda/domain/shared/file-url";
import { safeHref } from "@blenda/domain/shared/rich-text/href";
import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import { type Extensions, Mark, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { Arriving } from "./arriving.ts";

/** An address that obeys our rule and nothing else: no class, target or title of the page it was copied from. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: "a[href]", getAttrs: (element) => (safeHref(element.getAttribute("href") ?? "") === null ? false : null) }],
  renderHTML: ({ HTMLAttributes: { href } }) => ["a", { href: safeHref(String(href)) ?? "#", rel: "noopener nofollow ugc" }, 0],
});

/** The id in the address of a file of ours, also where the browser wrote our origin before it. */
function fileIdOf(address: string): string | null {
  const path = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
  return /^\/files\/([\w-]{1,100})$/.exec(path)?.[1] ?? null;
}

/** A picture is a file of ours by its id. */
const Picture = Node.create({
  name: "picture",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    fileId: { default: null, parseHTML: (element) => fileIdOf(element.getAttribute("src") ?? "") },
    alt: { default: "" },
  }),
  parseHTML: () => [{ tag: "img[src]", getAttrs: (element) => (fileIdOf(element.getAttribute("src") ?? "") === null ? false : null) }],
  renderHTML: ({ HTMLAttributes: { fileId, alt } }) => ["img", { src: fileUrl(String(fileId)), alt: String(alt) }],
});

/** The tree knows no merged cells and no widths. */
const plainCell = {
  content: "paragraph+",
  addAttributes: () => ({ colspan: single, rowspan: single, colwidth: { default: null, rendered: false, parseHTML: () => null } }),
};
const single = { default: 1, rendered: false, parseHTML: () => 1 };

const structure = (mode: RichMode) => mode !== "text-only";

/** Only what the field takes can be typed, pasted or dropped into it. */
export const extensionsOf = (mode: RichMode, canTakePictures = false): Extensions => [
  StarterKit.configure({
    link: false,
    strike: false,
    horizontalRule: false,
    dropcursor: false,
    ...(structure(mode)
      ? {}
      : {
          blockquote: false,
          bold: false,
          bulletList: false,
          code: false,
          codeBlock: false,
          heading: false,
          italic: false,
          listItem: false,
          listKeymap: false,
          orderedList: false,
          underline: false,
          gapcursor: false,
        }),
  }),
  ...(structure(mode)
    ? [
        // Without the widths and column groups it writes for tables that can be resized.
        Table.extend({ renderHTML: () => ["div", { class: "tableWrapper" }, ["table", ["tbody", 0]]] }).configure({
          resizable: false,
          View: null,
        }),
        TableRow,
        TableHeader.extend(plainCell),
        TableCell.extend(plainCell),
      ]
    : []),
  ...(mode === "rich" ? [Link, Picture] : []),
  ...(mode === "rich" && canTakePictures ? [Arriving] : []),
];
