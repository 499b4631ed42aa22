import { HOSTILE_INPUTS } from "@blenda/domain/shared/rich-text/hostile-inputs";
import { safeHref } from "@blenda/domain/shared/rich-text/href";
import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import { RichTextTree } from "@blenda/domain/shared/rich-text/schema";
import type { RichText as Tree } from "@blenda/domain/shared/rich-text/tree";
import { useState } from "react";
import { expect, openPart, page, paste, test, userEvent } from "../../testing/screen.tsx";
import { Field } from "../controls/field.tsx";
import type { TakePicture } from "./editor-props.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";

interface WrittenTree {
  tree: Tree;
}

interface EditorProps {
  written: WrittenTree;
  mode?: RichMode;
  error?: string;
  max?: number;
  takePicture?: TakePicture;
}

function Writing({ written, mode = "rich", error, max = 100, takePicture }: EditorProps) {
  const [value, setValue] = useState(written.tree);
  const change = (tree: Tree) => {
    written.tree = tree;
    setValue(tree);
  };
  return (
    <Field label="Description" help="What buyers read first." error={error}>
      <RichTextEditor
        value={value}
        onChange={change}
        max={max}
        mode={mode}
        pictures={[{ fileId: "side", alt: "From the side" }]}
        {...(takePicture && { takePicture })}
      />
      <button type="button" onClick={() => change([{ type: "p", inline: [{ type: "text", text: "From elsewhere" }] }])}>
        Load another
      </button>
    </Field>
  );
}

const field = page.getByLabelText("Description", { exact: true });
const tool = (name: string) => page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });
const element = (): HTMLElement => {
  const found = field.element();
  if (!(found instanceof HTMLElement)) throw new Error("the field is no element of HTML");
  return found;
};

async function open(given: Partial<Parameters<typeof Writing>[0]> = {}, tree: Tree = []): Promise<WrittenTree> {
  const written: WrittenTree = { tree };
  await openPart(<Writing written={written} {...given} />);
  await expect.element(field).toBeVisible();
  return written;
}

test("it is a field like the others: label, help, error and a counter", async () => {
  await open({ error: "Please write at least 120 characters.", max: 5 }, [{ type: "p", inline: [{ type: "text", text: "Chairs" }] }]);
  await expect.element(field).toHaveAccessibleDescription("Please write at least 120 characters. What buyers read first.");
  await expect.element(field).toBeInvalid();
  await expect.element(page.getByText("6 / 5 characters")).toBeVisible();
  await page.getByText("Description", { exact: true }).click();
  await expect.element(field).toHaveFocus();
});

test("what is typed and formatted by keyboard is the tree", async () => {
  const written = await open();
  element().focus();
  await userEvent.keyboard("{Control>}b{/Control}Oak{Control>}b{/Control} chair");
  expect(written.tree).toEqual([
    {
      type: "p",
      inline: [
        { type: "text", text: "Oak", marks: ["b"] },
        { type: "text", text: " chair" },
      ],
    },
  ]);
  await tool("Bulleted list").click();
  await expect.element(tool("Bulleted list")).toHaveAttribute("aria-pressed", "true");
  expect(written.tree[0]?.type).toBe("list");
  await tool("Undo").click();
  expect(written.tree[0]?.type).toBe("p");
});

test("the toolbar is one stop of the keyboard, and its arrow keys go from tool to tool", async () => {
  await open();
  element().focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(tool("Bold")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tool("Italic")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await expect.element(tool("Redo")).toHaveFocus();
  await expect.element(tool("Redo")).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveFocus();
});

test("Tab goes through a table, and after Escape it leaves the field", async () => {
  const written = await open();
  element().focus();
  await tool("Table").click();
  expect(written.tree[0]).toMatchObject({ type: "table", rows: [[{ isHead: true }, { isHead: true }, { isHead: true }], {}, {}] });
  await userEvent.keyboard("a{Tab}b");
  expect(written.tree[0]).toMatchObject({ rows: [[{ inline: [{ text: "a" }] }, { inline: [{ text: "b" }] }, {}], {}, {}] });
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.element(page.getByRole("button", { name: "Load another" })).toHaveFocus();
});

test("a link is added, changed and removed in its dialog, and never leads where it may not", async () => {
  const written = await open({}, [{ type: "p", inline: [{ type: "text", text: "our shop" }] }]);
  element().focus();
  await userEvent.keyboard("{Control>}a{/Control}");
  await tool("Link").click();
  await page.getByLabelText("Link address").fill("javascript:hit()");
  await page.getByRole("button", { name: "Add link" }).click();
  await expect.element(page.getByLabelText("Link address")).toBeInvalid();
  await page.getByLabelText("Link address").fill("blenda.example/us");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => written.tree)
    .toEqual([{ type: "p", inline: [{ type: "text", text: "our shop", href: "https://blenda.example/us" }] }]);
  await tool("Link").click();
  await page.getByRole("button", { name: "Remove link" }).click();
  expect(written.tree).toEqual([{ type: "p", inline: [{ type: "text", text: "our shop" }] }]);
});

test("a picture is one of those that were sent, by its id", async () => {
  const written = await open();
  await tool("Picture").click();
  await page.getByRole("button", { name: "Add picture" }).click();
  expect(written.tree.filter(({ type }) => type === "picture")).toEqual([{ type: "picture", fileId: "side", alt: "From the side" }]);
});

test("a value from outside takes the place of what is shown", async () => {
  await open({}, [{ type: "p", inline: [{ type: "text", text: "Mine" }] }]);
  await page.getByRole("button", { name: "Load another" }).click();
  await expect.element(field).toHaveTextContent("From elsewhere");
});

test("pasted pages keep what the tree knows and lose everything else", async () => {
  const written = await open();
  paste(element(), {
    "text/html":
      '<div class="fixed"><h2 style="color:red">Chair</h2><p>Made <b>well</b> <a href="https://blenda.example" class="x" onclick="hit()">here</a></p>' +
      '<table><tr><th colspan=900000000>Part</th></tr><tr><td><p>Seat</p><p>Oak</p></td><td></td></tr></table><img src="/files/side" alt="Side"><hr><s>gone</s></div>',
  });
  expect(RichTextTree.parse(written.tree)).toEqual([
    { type: "heading", level: 2, inline: [{ type: "text", text: "Chair" }] },
    {
      type: "p",
      inline: [
        { type: "text", text: "Made " },
        { type: "text", text: "well", marks: ["b"] },
        { type: "text", text: " " },
        { type: "text", text: "here", href: "https://blenda.example" },
      ],
    },
    {
      type: "table",
      rows: [
        expect.arrayContaining([{ isHead: true, inline: [{ type: "text", text: "Part" }] }]),
        [
          { isHead: false, inline: [{ type: "text", text: "Seat" }, { type: "br" }, { type: "text", text: "Oak" }] },
          { isHead: false, inline: [] },
        ],
      ],
    },
    { type: "picture", fileId: "side", alt: "Side" },
    { type: "p", inline: [{ type: "text", text: "gone" }] },
  ]);
});

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a pasted GIF is taken like every picture written into a page, a drawing never", async () => {
  const taken: (Blob | string)[] = [];
  const written = await open({
    takePicture: async (source) => {
      taken.push(source);
      return { fileId: "ours" };
    },
  });
  const gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  paste(element(), {
    "text/html": `<p>Seen</p><img src="data:image/gif;base64,${gif}"><img src="data:image/svg+xml;base64,${PIXEL}">`,
    "text/plain": "Seen",
  });
  await expect.poll(() => written.tree.filter(({ type }) => type === "picture")).toEqual([{ type: "picture", fileId: "ours", alt: "" }]);
  expect(taken.map((each) => each instanceof Blob && each.type)).toEqual(["image/gif"]);
});

test("pictures pasted from elsewhere are taken once, and the text names only what is ours", async () => {
  const taken: (Blob | string)[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const written = await open({
    takePicture: async (source) => {
      taken.push(source);
      await promise;
      return { fileId: `ours-${taken.length}` };
    },
  });
  const page1 = `<p>Seen</p><img src="https://elsewhere.example/a.png" alt="A chair"><img src="data:image/png;base64,${PIXEL}"><p>there</p>`;
  paste(element(), {
    "text/html": `${page1}<img src="data:image/svg+xml;base64,${PIXEL}"><img src="javascript:hit()">`,
    "text/plain": "Seen",
  });
  await expect.element(page.getByText("Adding picture…").first()).toBeVisible();
  expect(JSON.stringify(written.tree)).not.toContain("picture");
  expect(document.querySelectorAll(".rich-text-field img")).toHaveLength(0);
  resolve();
  await expect
    .poll(() => written.tree.filter(({ type }) => type === "picture"))
    .toEqual(
      [
        { type: "picture", fileId: "ours-1", alt: "A chair" },
        { type: "picture", fileId: "ours-2", alt: "" },
      ].map((picture) => ({ ...picture, fileId: expect.stringMatching(/^ours-/) })),
    );
  expect(taken[0]).toBe("https://elsewhere.example/a.png");
  expect(taken[1]).toBeInstanceOf(Blob);
  expect(taken).toHaveLength(2);
  paste(element(), { "text/html": page1, "text/plain": "Seen" });
  await expect.poll(() => written.tree.filter(({ type }) => type === "picture")).toHaveLength(2);
  expect(taken).toHaveLength(2);
});

test("a picture that cannot be taken is dropped with a notice", async () => {
  const written = await open({ takePicture: () => Promise.reject(new Error("We couldn't get this picture from the other website.")) });
  paste(element(), { "text/html": '<p>Seen</p><img src="https://elsewhere.example/a.png">', "text/plain": "Seen" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("We couldn't get this picture from the other website.");
  expect(written.tree).toEqual([{ type: "p", inline: [{ type: "text", text: "Seen" }] }]);
  await expect.element(page.getByText("Adding picture…")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a text without pictures says that it left them out", async () => {
  const written = await open({ mode: "basic" });
  paste(element(), { "text/html": '<p>Seen</p><img src="https://elsewhere.example/a.png">', "text/plain": "Seen" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Pictures were left out. This text can't have any.");
  expect(written.tree).toEqual([{ type: "p", inline: [{ type: "text", text: "Seen" }] }]);
});

/** What may be in the field, whatever was pasted into it. */
const ALLOWED = "P BR STRONG EM U CODE H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE A IMG PRE DIV TABLE TBODY TR TH TD".split(" ");

for (const mode of ["rich", "basic", "text-only"] as const)
  test(`nothing is left of hostile inputs pasted into a ${mode} text`, async () => {
    let hits = 0;
    Object.assign(globalThis, { hit: () => hits++ });
    const written = await open({ mode });
    for (const input of HOSTILE_INPUTS) {
      paste(element(), { "text/html": input, "text/plain": input });
      RichTextTree.parse(written.tree);
      expect(JSON.stringify(written.tree), input).not.toContain('"picture"');
      for (const shown of element().querySelectorAll("*")) {
        expect(ALLOWED, input).toContain(shown.tagName);
        expect(
          shown.getAttributeNames().filter((name) => name.startsWith("on") || name === "style"),
          input,
        ).toEqual([]);
        // Two of them hold a link that may be one: to a place on the page, and to a website.
        if (shown.hasAttribute("href")) expect(safeHref(shown.getAttribute("href") ?? ""), input).not.toBeNull();
        expect(shown.hasAttribute("href") && mode !== "rich").toBe(false);
      }
    }
    expect(hits).toBe(0);
  });
