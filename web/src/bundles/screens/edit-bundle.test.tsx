import type { Item } from "@blenda/domain/authoring/model";
import { CREATOR } from "../../testing/draft.ts";
import { faultsHere } from "../../testing/faults.ts";
import { expect, openScreen, page, test } from "../../testing/screen.tsx";
import "./edit-bundle.tsx";

const AT = "2026-11-10T00:00:00.000Z";
const onSale = (id: string, title: string, priceCents: number): Item => ({
  ...{ id, title, priceCents, category: "Props", posterUrl: null, stageHue: null, status: "published", revision: null },
  ...{ itemType: "product", hasDraft: false, version: "1.0", score: 90, sales: 0, rating: null, remarks: 0, reason: null },
  ...{ publishAt: null, publishedAt: AT, updatedAt: AT },
});

test("a creator chooses items, is told what buyers save and what is missing, and saves a draft once", async ({ server }) => {
  server.answer("authoring.items", {
    rows: [onSale("robot", "Robot", 2_000), onSale("crate", "Crate", 1_000), onSale("gift", "Gift", 0)],
    next: null,
    total: { count: 3, isMore: false },
  });
  server.answer("bundles.createBundle", { id: "set" });
  server.answer("bundles.own", []);
  await openScreen("/dashboard/bundles/new", CREATOR);
  await page.getByRole("button", { name: "Save bundle" }).click();
  await expect.element(page.getByText("Choose at least 2 items", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: "Add Gift" }).query()).toBeNull();
  await page.getByRole("button", { name: "Add Robot" }).click();
  await page.getByRole("button", { name: "Add Crate" }).click();
  await page.getByLabelText("Name", { exact: true }).fill("Workshop set");
  await page.getByLabelText("Price for everything").fill("40");
  await expect.element(page.getByText("Set a price from $1.98 to $29.99")).toBeVisible();
  await page.getByLabelText("Price for everything").fill("24");
  await expect.element(page.getByText("so buyers save $6.00 (20%)", { exact: false })).toBeVisible();
  expect(await faultsHere()).toEqual([]);
  await page.getByRole("button", { name: "Save bundle" }).click();
  await expect.element(page.getByRole("heading", { name: "No bundles yet" })).toBeVisible();
  expect(server.sent("bundles.createBundle")).toMatchObject([
    { title: "Workshop set", priceCents: 2_400, items: [{ itemId: "robot" }, { itemId: "crate" }] },
  ]);
});
