import type { SavedItem } from "@blenda/domain/saved/model";
import { ANA, expect, openScreen, page, test } from "../../testing/screen.tsx";

const item = (collectionIds: string[]): SavedItem => ({
  productId: "lamp",
  createdAt: "2026-01-01T00:00:00.000Z",
  migratedFromAnonymous: false,
  collectionIds,
  title: "Brass lamp",
  product: null,
});
const room = (count: number) => ({ id: "room", name: "Living room", count });

test("a model put in a collection is in its list, also when that was opened before the server knew", async ({ server }) => {
  let isPlaced = false;
  server.answer("saved.ids", ["lamp"]);
  server.answer("saved.list", ({ collectionId }) => ({
    items: isPlaced || !collectionId ? [item(isPlaced ? ["room"] : [])] : [],
    total: 1,
    next: null,
    collections: [room(isPlaced ? 1 : 0)],
  }));
  const placing = server.hold("saved.putInCollection");
  await openScreen("/saved", ANA);
  await page.getByRole("button", { name: "Collections of Brass lamp" }).click();
  await page.getByRole("menuitem", { name: "Put in Living room" }).click();
  await page.getByRole("link", { name: /^Living room/ }).click();
  await expect.element(page.getByRole("heading", { name: "This collection is empty" })).toBeVisible();
  isPlaced = true;
  placing.answer([room(1)]);
  await expect.element(page.getByRole("article").getByText("No longer available")).toBeVisible();
});
