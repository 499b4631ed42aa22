import { HOSTILE_ADDRESSES, HOSTILE_INPUTS } from "@blenda/domain/shared/rich-text/hostile-inputs";
import type { RichBlock, RichText as Tree } from "@blenda/domain/shared/rich-text/tree";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, openPart, page, test } from "../testing/screen.tsx";
import { RichText } from "./rich-text.tsx";

const p = (text: string): RichBlock => ({ type: "p", inline: [{ type: "text", text }] });

const everything: Tree = [
  { type: "heading", level: 1, inline: [{ type: "text", text: "A chair" }] },
  {
    type: "p",
    inline: [
      { type: "text", text: "Made of " },
      { type: "text", text: "oak", marks: ["b", "i"] },
      { type: "br" },
      { type: "text", text: "our shop", href: "https://blenda.example/us" },
      { type: "text", text: "write", href: "mailto:ana@example.com" },
      { type: "text", text: "facts", href: "#facts" },
    ],
  },
  { type: "list", isOrdered: true, items: [[p("One")], [p("Two")]] },
  { type: "blockquote", blocks: [p("Sit down")] },
  { type: "picture", fileId: "side", alt: "From the side" },
  { type: "pre", text: "sit()\nstand()" },
  { type: "table", rows: [[{ isHead: true, inline: [{ type: "text", text: "Part" }] }], [{ isHead: false, inline: [] }]] },
];

test("every node of the tree is shown as what it is, and links elsewhere open apart and vouch for nobody", async () => {
  await openPart(<RichText text={everything} />);
  await expect.element(page.getByRole("heading", { name: "A chair", level: 3 })).toBeVisible();
  await expect.element(page.getByText("oak")).toBeVisible();
  const shop = page.getByRole("link", { name: "our shop" });
  await expect.element(shop).toHaveAttribute("href", "https://blenda.example/us");
  await expect.element(shop).toHaveAttribute("target", "_blank");
  await expect.element(shop).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect.element(page.getByRole("link", { name: "write" })).not.toHaveAttribute("target");
  await expect.element(page.getByRole("link", { name: "facts" })).toHaveAttribute("href", "#facts");
  await expect.element(page.getByText("Two").element().closest("ol")).toHaveTextContent("OneTwo");
  await expect.element(page.getByRole("img", { name: "From the side" })).toHaveAttribute("src", "/files/side");
  await expect.element(page.getByRole("columnheader", { name: "Part" })).toBeVisible();
});

test("it is the same on the server, without a style attribute", () => {
  const html = renderToStaticMarkup(<RichText text={everything} />);
  expect(html).toContain("<em><strong>oak</strong></em>");
  expect(html).toContain("<ol><li><p>One</p></li><li><p>Two</p></li></ol>");
  expect(html).toContain('<pre tabindex="0"><code>sit()\nstand()</code></pre>');
  expect(html).not.toContain("style=");
});

test("hostile inputs are words, and an address no link may have is no link, whatever a row holds", async () => {
  let hits = 0;
  Object.assign(globalThis, { hit: () => hits++ });
  const links: RichBlock = { type: "p", inline: HOSTILE_ADDRESSES.map((href) => ({ type: "text", text: "x", href })) };
  await openPart(<RichText text={[...HOSTILE_INPUTS.map(p), links]} />);
  await expect.element(page.getByText("<img src=x onerror=hit()>", { exact: true })).toBeVisible();
  const shown = document.querySelector(".rich-text");
  expect(new Set([...(shown?.querySelectorAll("*") ?? [])].map(({ tagName }) => tagName))).toEqual(new Set(["P"]));
  expect([...(shown?.querySelectorAll("p") ?? [])].slice(0, HOSTILE_INPUTS.length).map(({ textContent }) => textContent)).toEqual(
    HOSTILE_INPUTS,
  );
  expect(hits).toBe(0);
});

test("a node that is none of ours is not shown", () => {
  const odd: Tree = JSON.parse(
    '[{"type":"script","text":"hit()"},{"type":"p","inline":[{"type":"text","text":"x","marks":["script","b"]}]}]',
  );
  expect(renderToStaticMarkup(<RichText text={odd} />)).toContain('"><p><strong>x</strong></p></div>');
});

test("what a mode leaves out is not shown, whatever a row holds", () => {
  const basic = renderToStaticMarkup(<RichText text={everything} mode="basic" />);
  expect(basic).toContain("<em><strong>oak</strong></em><br/>our shopwritefacts");
  expect(basic).not.toMatch(/<(a|img)\b/);
  const plain = renderToStaticMarkup(<RichText text={everything} mode="text-only" />);
  expect(plain.replace(/^<div[^>]*>|<\/div>$/g, "").match(/<\w+/g)).toEqual(expect.arrayContaining(["<p", "<br"]));
  expect(plain).not.toMatch(/<(?!\/?(div|p|br)\b)/);
  expect(plain).toContain("<p>Made of oak<br/>our shopwritefacts</p><p>One</p><p>Two</p><p>Sit down</p>");
});
