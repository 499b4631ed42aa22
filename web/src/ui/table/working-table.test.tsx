import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { readAddress, writeAddress } from "../../lib/page/address.ts";
import { useTable } from "../../product/table/use-table.ts";
import { ANA, expect, openPart, page, test, userEvent } from "../../testing/screen.tsx";
import { useEscapeLayer } from "../escape-layer.ts";
import type { TableColumn, TablePage } from "./table-types.ts";
import { WorkingTable } from "./working-table.tsx";

interface Fruit {
  id: string;
  name: string;
  colour: string;
  grams: number;
}

const APPLE: Fruit = { id: "apple", name: "Apple", colour: "red", grams: 150 };
const PEAR: Fruit = { id: "pear", name: "Pear", colour: "green", grams: 180 };
const PLUM: Fruit = { id: "plum", name: "Plum", colour: "blue", grams: 40 };

const COLUMNS: readonly TableColumn<Fruit>[] = [
  { name: "name", head: "Name", cell: ({ name }) => name, sort: "up" },
  { name: "colour", head: "Colour", cell: ({ colour }) => colour },
  { name: "grams", head: "Weight", cell: ({ grams }) => `${grams} g`, sort: "down", isNumber: true, onCard: "figure" },
  { name: "id", head: "Number", cell: ({ id }) => id, isExtra: true },
];
const SHAPE = {
  name: "fruit",
  columns: COLUMNS,
  filters: [{ name: "colour", label: "Colour", options: [{ value: "red", label: "Red" }] }],
  sort: { by: "name", isDown: false },
} as const;

interface TableProps {
  answer?: TablePage<Fruit> | undefined;
  error?: Error | null;
  onRetry?: () => void;
  opened?: (fruit: Fruit) => void;
  saved?: () => void;
}

function Fruits({ answer, error = null, onRetry = () => {}, opened = () => {}, saved = () => {} }: TableProps) {
  return (
    <WorkingTable
      caption="Fruit"
      control={useTable(SHAPE)}
      columns={COLUMNS}
      filters={SHAPE.filters}
      searchLabel="Name of a fruit"
      page={answer}
      error={error}
      onRetry={onRetry}
      empty="Fruit appears here once it is ripe."
      count="3 fruits"
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      opening={{ addressOf: ({ id }) => `/about?open=${id}`, open: opened }}
      bulk={(chosen) => <span>eat {chosen.map(({ id }) => id).join(" and ")}</span>}
      csv={{ onSave: saved, isBusy: false }}
    />
  );
}

/** At an address of its own, which its state is kept in. */
async function open(part: ReactElement): Promise<void> {
  const routeTree = createRootRoute({ component: () => part });
  const router = createRouter({ routeTree, parseSearch: readAddress, stringifySearch: writeAddress });
  await openPart(<RouterProvider router={router as never} />, ANA);
}

const full = { rows: [APPLE, PEAR, PLUM], next: "c1" };
const asked = () => Object.fromEntries(new URLSearchParams(location.search));

test("a head sorts, says so to whoever listens, and the address carries it", async () => {
  await open(<Fruits answer={full} />);
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "Weight" }).click();
  await expect.element(page.getByRole("columnheader", { name: "Weight" })).toHaveAttribute("aria-sort", "descending");
  expect(asked()).toEqual({ sort: "-grams" });
  await page.getByRole("button", { name: "Weight" }).click();
  await expect.poll(asked).toEqual({ sort: "grams" });
});

test("filters and words are in the address, and another list begins at its first page", async () => {
  await open(<Fruits answer={full} />);
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(asked).toEqual({ after: "c1" });
  await page.getByLabelText("Colour", { exact: true }).selectOptions("red");
  await expect.poll(asked).toEqual({ colour: "red" });
  await expect.element(page.getByText("Colour: Red")).toBeVisible();
  await page.getByLabelText("Name of a fruit").fill("app");
  await expect.poll(asked).toEqual({ colour: "red", q: "app" });
  await page.getByRole("button", { name: "Remove Colour" }).click();
  await expect.poll(asked).toEqual({ q: "app" });
});

test("paging keeps its place: Next and Previous walk the cursors, and the first page has none behind it", async () => {
  await open(<Fruits answer={full} />);
  await expect.element(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(asked).toEqual({ after: "c1" });
  await page.getByRole("button", { name: "Previous" }).click();
  await expect.poll(asked).toEqual({});
});

test("the bulk bar replaces the filters while rows are chosen, and Escape clears", async () => {
  await open(<Fruits answer={full} />);
  await page.getByLabelText("Choose Apple").click();
  await page.getByLabelText("Choose Plum").click();
  await expect.element(page.getByText("2 chosen")).toBeVisible();
  await expect.element(page.getByText("eat apple and plum")).toBeVisible();
  expect(document.querySelector("[aria-label=Filters]")).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("list", { name: "Filters" })).toBeVisible();
  await page.getByLabelText("Choose all on this page").click();
  await expect.element(page.getByText("eat apple and pear and plum")).toBeVisible();
});

test("keys: J and K move, Enter opens, the slash searches, letters rest in a field", async () => {
  const opened: string[] = [];
  await open(<Fruits answer={full} opened={({ id }) => opened.push(id)} />);
  await expect.element(page.getByRole("link", { name: "Apple" })).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(page.getByRole("link", { name: "Pear" })).toHaveFocus();
  await userEvent.keyboard("k{Enter}");
  expect(opened).toEqual(["apple"]);
  await userEvent.keyboard("/");
  await expect.element(page.getByLabelText("Name of a fruit")).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(page.getByLabelText("Name of a fruit")).toHaveValue("j");
  await userEvent.keyboard("{Escape}j");
  await expect.element(page.getByRole("link", { name: "Apple" })).toHaveFocus();
});

test("the question mark lists the keys, and there single letters can be switched off for good", async () => {
  await open(<Fruits answer={full} />);
  await expect.element(page.getByRole("link", { name: "Apple" })).toBeVisible();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog").getByText("Next row")).toBeVisible();
  await page.getByRole("switch", { name: "Single-letter keys" }).click();
  await userEvent.keyboard("{Escape}");
  expect(localStorage.getItem("blenda.letterKeys")).toBe("off");
  await userEvent.keyboard("j?");
  expect(document.querySelector("dialog")).toBeNull();
  await expect.element(page.getByRole("link", { name: "Apple" })).not.toHaveFocus();
});

test("the choice of columns is remembered for whoever made it", async () => {
  await open(<Fruits answer={full} />);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabelText("Number").click();
  await page.getByRole("region", { name: "Columns" }).getByLabelText("Colour").click();
  await expect.element(page.getByRole("columnheader", { name: "Number" })).toBeVisible();
  expect(page.getByRole("columnheader", { name: "Colour" }).elements()).toEqual([]);
  expect(JSON.parse(localStorage.getItem("blenda.columns") ?? "")).toEqual({ owner: "ana", tables: { fruit: ["name", "grams", "id"] } });
});

test("it waits with the same columns, fails with a way out, and is empty in one line", async () => {
  await open(<Fruits />);
  await expect.element(page.getByRole("status", { name: "Loading Fruit" })).toHaveTextContent("NameColourWeight");
  document.body.replaceChildren();
  let tries = 0;
  await open(<Fruits error={new Error("It broke.")} onRetry={() => tries++} />);
  await page.getByRole("button", { name: "Try again" }).click();
  expect(tries).toBe(1);
  document.body.replaceChildren();
  await open(<Fruits answer={{ rows: [], next: null }} />);
  await expect.element(page.getByText("Fruit appears here once it is ripe.")).toBeVisible();
});

test("CSV saves what is filtered", async () => {
  let saves = 0;
  await open(<Fruits answer={full} saved={() => saves++} />);
  await page.getByRole("button", { name: "CSV" }).click();
  expect(saves).toBe(1);
});

test("on a phone rows are cards with the figure at the right, and nothing scrolls sideways at 320", async () => {
  await page.viewport(320, 700);
  try {
    await open(<Fruits answer={full} />);
    await expect.element(page.getByRole("list", { name: "Fruit" })).toBeVisible();
    expect(document.querySelector("table")).toBeNull();
    expect(document.querySelector("li[data-row]")?.textContent).toContain("Weight: 150 g");
    await page.getByRole("combobox", { name: "Sort" }).selectOptions("-grams");
    await expect.poll(asked).toEqual({ sort: "-grams" });
    expect(document.documentElement.scrollWidth).toBe(320);
  } finally {
    await page.viewport(1280, 900);
  }
});

function Layer({ name, said }: { name: string; said: string[] }) {
  useEscapeLayer(true, () => said.push(name));
  return <input aria-label={name} />;
}

test("Escape closes the topmost thing alone; in a field it only leaves the field", async () => {
  const said: string[] = [];
  await openPart(
    <>
      <Layer name="list" said={said} />
      <Layer name="drawer" said={said} />
    </>,
    ANA,
  );
  await page.getByLabelText("drawer").click();
  await userEvent.keyboard("{Escape}");
  expect(said).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(said).toEqual(["drawer"]);
});
