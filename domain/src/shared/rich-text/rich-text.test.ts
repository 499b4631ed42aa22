import { expect, test } from "vitest";
import { HOSTILE_ADDRESSES, HOSTILE_INPUTS } from "./hostile-inputs.ts";
import { safeHref } from "./href.ts";
import { inMode } from "./modes.ts";
import { picturesIn, withPictures } from "./pictures.ts";
import { plainTextOf, richTextOfPlain } from "./plain-text.ts";
import { RichTextTree, richText } from "./schema.ts";
import { isRichTextEmpty, RICH_DEPTH, RICH_NODES, type RichBlock, type RichInline, type RichText, richLength, richNodes } from "./tree.ts";

const run = (text: string, more: Partial<Extract<RichInline, { type: "text" }>> = {}): RichInline => ({ type: "text", text, ...more });
const p = (...inline: (RichInline | string)[]): RichBlock => ({
  type: "p",
  inline: inline.map((each) => (typeof each === "string" ? run(each) : each)),
});
const accepts = (value: unknown) => RichTextTree.safeParse(value).success;

/** One of everything the specification names. */
const everything: RichText = [
  { type: "heading", level: 2, inline: [run("A chair")] },
  p("Made of ", run("oak", { marks: ["b"] }), { type: "br" }, run("by us", { href: "https://blenda.example/us" })),
  {
    type: "list",
    isOrdered: true,
    items: [[p("One")], [p("Two"), { type: "list", isOrdered: false, items: [[p("Two and a half")]] }]],
  },
  { type: "blockquote", blocks: [p("Sit down")] },
  { type: "picture", fileId: "file-1", alt: "From the side" },
  { type: "pre", text: "import chair\nsit()" },
  {
    type: "table",
    rows: [
      [
        { isHead: true, inline: [run("Part")] },
        { isHead: true, inline: [run("Triangles")] },
      ],
      [
        { isHead: false, inline: [run("Seat")] },
        { isHead: false, inline: [run("1,200", { marks: ["code"], href: "#facts" })] },
      ],
    ],
  },
];

test("a text holds paragraphs, headings, lists, quotes, links, pictures of ours, code and tables", () => {
  expect(RichTextTree.parse(everything)).toEqual(everything);
  expect(richText(1_000).parse(everything)).toEqual(everything);
});

test.each<[string, unknown]>([
  ["a node of another name", [{ type: "script", text: "hit()" }]],
  ["an iframe", [{ type: "iframe", src: "https://evil.example" }]],
  ["raw HTML", [{ type: "html", html: "<script>hit()</script>" }]],
  ["HTML instead of a tree", "<p>x</p>"],
  ["an attribute nobody named", [{ ...p("x"), onclick: "hit()" }]],
  ["React's way to set HTML", [{ ...p("x"), dangerouslySetInnerHTML: { __html: "<script>hit()</script>" } }]],
  ["a style", [{ type: "p", inline: [{ ...run("x"), style: "position:fixed" }] }]],
  ["a class", [{ type: "p", inline: [{ ...run("x"), className: "fixed" }] }]],
  ["a mark nobody named", [{ type: "p", inline: [{ ...run("x"), marks: ["script"] }] }]],
  ["a mark twice", [p(run("x", { marks: ["b", "b"] }))]],
  ["a picture by its address", [{ type: "picture", src: "https://evil.example/x.png", alt: "" }]],
  ["a picture whose id is a path", [{ type: "picture", fileId: "../logout", alt: "" }]],
  ["a picture whose id is an address", [{ type: "picture", fileId: "https://evil.example", alt: "" }]],
  ["a heading of a seventh level", [{ type: "heading", level: 7, inline: [] }]],
  ["a heading whose level is a text", [{ type: "heading", level: "1 onclick=hit()", inline: [] }]],
  ["a cell across columns", [{ type: "table", rows: [[{ isHead: false, inline: [], colSpan: 2 }]] }]],
  ["a table without rows", [{ type: "table", rows: [] }]],
  ["a list without items", [{ type: "list", isOrdered: false, items: [] }]],
  ["text that cannot be stored", [p("a\u0000b")]],
  ["half a surrogate pair", [p("\ud800")]],
  ["an element of React", [{ $$typeof: "Symbol(react.element)", type: "script", props: {} }]],
  ["something that pretends to be a list", { 0: p("x"), length: 1 }],
])("refused: %s", (_what, value) => {
  expect(accepts(value)).toBe(false);
});

const nested = (depth: number): RichBlock[] => (depth === 0 ? [p("x")] : [{ type: "blockquote", blocks: nested(depth - 1) }]);

test("depth, count and length have an end, and a text nested a hundred thousand times is only refused", () => {
  expect(accepts(nested(RICH_DEPTH))).toBe(true);
  expect(accepts(nested(RICH_DEPTH + 1))).toBe(false);
  let deep: unknown = [];
  for (let at = 0; at < 100_000; at++) deep = [{ type: "blockquote", blocks: deep }];
  expect(accepts(deep)).toBe(false);

  const full = Array.from({ length: 3 }, () => p(...Array.from({ length: RICH_NODES / 3 - 1 }, () => "x")));
  expect(richNodes(full)).toBe(RICH_NODES);
  expect(accepts(full)).toBe(true);
  expect(accepts([...full, p()])).toBe(false);

  expect(richLength([p("äé😀", { type: "br" }, "x")])).toBe(5);
  expect(richText(5).safeParse([p("12345")]).success).toBe(true);
  expect(richText(5).safeParse([p("123"), p("456")]).success).toBe(false);
});

test.each([
  ["https://blenda.example/chair?x=1#top"],
  ["http://blenda.example"],
  ["HTTPS://blenda.example"],
  ["https://blenda.example:8443/ä"],
  ["mailto:ana@example.com"],
  ["mailto:ana@example.com?subject=Chair"],
  ["tel:+49-30-1234567"],
  ["#facts"],
  ["#"],
])("a link may lead to %s", (address) => {
  expect(safeHref(address)).toBe(address);
  expect(accepts([p(run("x", { href: address }))])).toBe(true);
});

test.each(HOSTILE_ADDRESSES.map((address) => [address]))("no link leads to %j", (address) => {
  expect(safeHref(address)).toBeNull();
  expect(accepts([p(run("x", { href: address }))])).toBe(false);
});

test("the list of hostile inputs is longer than the hundred and twenty asked for, and names none twice", () => {
  expect(HOSTILE_INPUTS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(HOSTILE_INPUTS).size).toBe(HOSTILE_INPUTS.length);
});

test("hostile inputs typed as text stay text, letter for letter, in every mode", () => {
  for (const input of HOSTILE_INPUTS.filter((each) => !each.includes("\u0000")))
    for (const mode of ["rich", "basic", "text-only"] as const) {
      const kept = richText(2_000, mode).parse([p(input)]);
      expect(kept.every((block) => block.type === "p" && block.inline.every((each) => each.type === "br" || !each.href))).toBe(true);
      if (mode !== "text-only") expect(kept).toEqual([p(input)]);
    }
});

test("basic has no pictures and no links, text-only nothing but text; each keeps the words", () => {
  const basic = inMode(everything, "basic");
  expect(JSON.stringify(basic)).not.toMatch(/href|picture/);
  expect(basic.map(({ type }) => type)).toEqual(["heading", "p", "list", "blockquote", "pre", "table"]);
  expect(inMode([{ type: "blockquote", blocks: [{ type: "picture", fileId: "f", alt: "" }] }], "basic")).toEqual([]);

  const plain = inMode(everything, "text-only");
  expect(plain.every((block) => block.type === "p")).toBe(true);
  expect(JSON.stringify(plain)).not.toMatch(/href|marks/);
  expect(plainTextOf(plain)).toBe(plainTextOf(everything));
  expect(inMode(everything, "rich")).toBe(everything);
});

test("the plain text is what search, heads and notices read", () => {
  expect(plainTextOf(everything)).toBe(
    "A chair\n\nMade of oak\nby us\n\n1. One\n2. Two\n• Two and a half\n\nSit down\n\nFrom the side\n\nimport chair\nsit()\n\nPart\tTriangles\nSeat\t1,200",
  );
  expect(plainTextOf([])).toBe("");
});

test("plain text becomes paragraphs: an empty line begins one, line breaks stay", () => {
  expect(richTextOfPlain("One\ntwo\n \n\nThree\r\nfour\n")).toEqual([p("One", { type: "br" }, "two"), p("Three", { type: "br" }, "four")]);
  expect(richTextOfPlain(" \n\n ")).toEqual([]);
  expect(plainTextOf(richTextOfPlain("One\ntwo\n\nThree"))).toBe("One\ntwo\n\nThree");
});

test("a text of empty lines is empty, one with a picture is not", () => {
  expect(isRichTextEmpty([])).toBe(true);
  expect(isRichTextEmpty([p(), p(" "), { type: "list", isOrdered: false, items: [[p({ type: "br" })]] }])).toBe(true);
  expect(isRichTextEmpty([{ type: "list", isOrdered: false, items: [[{ type: "picture", fileId: "f", alt: "" }]] }])).toBe(false);
  expect(isRichTextEmpty([p("x")])).toBe(false);
});

test("pictures that are not the writer's own are left out, wherever they stand", () => {
  const picture = (fileId: string): RichBlock => ({ type: "picture", fileId, alt: "" });
  const words: RichText = [picture("own"), picture("other"), { type: "blockquote", blocks: [picture("other")] }];
  expect(picturesIn(words)).toEqual(["own", "other", "other"]);
  expect(withPictures(words, new Set(["own"]))).toEqual([picture("own"), { type: "blockquote", blocks: [] }]);
});
