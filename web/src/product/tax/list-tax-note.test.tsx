import { NO_TAX } from "@blenda/domain/tax/rules";
import { expect, openPart, page, test } from "../../testing/screen.tsx";
import { ListTaxNote } from "./list-tax-note.tsx";

const inGermany = { ...NO_TAX, setting: "table", country: "DE", knownBy: "connection", rateBps: 1_900 } as const;

test("a list says once what comes on top of its prices where the reader is", async ({ server }) => {
  server.answer("tax.terms", inGermany);
  await openPart(<ListTaxNote />, null, { flags: ["tax"] });
  await expect.element(page.getByText("Prices are before 19% tax in Germany.")).toBeVisible();
});

test("of whom nobody knows where they are, it only says that tax comes on top", async ({ server }) => {
  server.answer("tax.terms", { ...NO_TAX, setting: "table" });
  await openPart(<ListTaxNote />, null, { flags: ["tax"] });
  await expect.element(page.getByText("Prices are before tax.")).toBeVisible();
});

test("where no tax is collected nothing is asked and nothing is said", async ({ server }) => {
  await openPart(<ListTaxNote />);
  expect(page.getByText("Prices are before", { exact: false }).query()).toBeNull();
  expect(server.sent("tax.terms")).toEqual([]);
});
