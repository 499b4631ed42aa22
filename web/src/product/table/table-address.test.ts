import { expect, test } from "vitest";
import { readTableView, type TableShape, writeTableView } from "./table-address.ts";

const shape: TableShape = {
  columns: [{ name: "name", sort: "up" }, { name: "seen", sort: "down" }, { name: "note" }],
  filters: [
    { name: "role", label: "Role", options: [{ value: "creator", label: "Creator" }] },
    { name: "from", label: "From", type: "date" },
  ],
  sort: { by: "seen", isDown: true },
};
const first = { words: "", sort: shape.sort, filters: {}, after: null };

test.each([
  [{}, first],
  [
    { q: "ada", sort: "name" },
    { ...first, words: "ada", sort: { by: "name", isDown: false } },
  ],
  [{ sort: "-name" }, { ...first, sort: { by: "name", isDown: true } }],
  [
    { role: "creator", from: "2026-01-02", after: "c1" },
    { ...first, filters: { role: "creator", from: "2026-01-02" }, after: "c1" },
  ],
  // Unknown columns, columns nobody can sort by and unknown values count as not said.
  [{ sort: "-note", role: "emperor", else: "x" }, first],
])("the address %o is read", (asked, view) => {
  expect(readTableView(asked, shape)).toEqual(view);
});

test("what is as usual is not in the address, and what belongs to others stays there", () => {
  expect(writeTableView({ open: "ada", role: "creator", q: "x" }, first, shape)).toEqual({ open: "ada" });
  const view = { words: "bo", sort: { by: "name", isDown: true }, filters: { role: "creator" }, after: "c2" };
  const asked = writeTableView({ open: "ada" }, view, shape);
  expect(asked).toEqual({ open: "ada", q: "bo", sort: "-name", role: "creator", after: "c2" });
  expect(readTableView(asked, shape)).toEqual(view);
});
