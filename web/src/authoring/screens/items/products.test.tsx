import type { Item } from "@blenda/domain/authoring/model";
import { CREATOR } from "../../../testing/draft.ts";
import { testForm } from "../../../testing/form.tsx";
import { REVIEW } from "../../../testing/rating.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../testing/screen.tsx";
import "./products.tsx";

const AT = "2026-11-10T00:00:00.000Z";

const RADIO: Item = {
  id: "radio",
  title: "Walnut table radio",
  category: "Props",
  posterUrl: null,
  stageHue: null,
  status: "published",
  revision: "changes_requested",
  itemType: "product",
  hasDraft: true,
  priceCents: 1_400,
  version: "1.0",
  score: 91,
  sales: 37,
  rating: null,
  remarks: 2,
  reason: null,
  publishAt: null,
  publishedAt: AT,
  updatedAt: AT,
};
const LAMP: Item = {
  ...RADIO,
  id: "lamp",
  title: "",
  status: "draft",
  revision: null,
  priceCents: null,
  publishedAt: null,
  remarks: 0,
  version: null,
};

async function openProducts(server: FakeServer, asked = ""): Promise<void> {
  server.answer("authoring.items", { rows: [RADIO, LAMP], next: null, total: { count: 2, isMore: false } });
  server.answer("authoring.counts", { all: 2, live: 1, drafts: 1, in_review: 0, needs_you: 1, off_sale: 0 });
  server.answer("ratings.received", { reviews: [REVIEW], waiting: 1, next: null });
  await openScreen(`/dashboard/products${asked}`, CREATOR);
  await expect.element(page.getByText("Walnut table radio")).toBeVisible();
}

const text = () => document.body.innerText;

test("every product says where it is, and how far its changes are", async ({ server }) => {
  await openProducts(server);
  await expect.poll(text).toContain("Changes: changes requested · 2 comments");
  expect(text()).toContain("Untitled product");
  await expect.element(page.getByRole("link", { name: "Needs you 1" })).toBeVisible();
});

test("what buyers said is a list of its own, with how much of it has no reply yet", async ({ server }) => {
  await openProducts(server);
  await page.getByRole("link", { name: "Reviews 1" }).click();
  await expect.element(page.getByRole("article", { name: "Review by Bo" })).toBeVisible();
  expect(location.search).toBe("?view=reviews");
});

test("list, words and order are in the address, and are asked of the server", async ({ server }) => {
  await openProducts(server, "?view=drafts&q=lamp&sort=-price");
  expect(server.sent("authoring.items")).toEqual([{ view: "drafts", search: "lamp", sort: "price", direction: "desc" }]);
  await expect.element(page.getByRole("link", { name: "Drafts 1" })).toHaveAttribute("aria-current", "page");
});

test("a step for many is offered to those that can take it, and says who it was not possible for", async ({ server }) => {
  await openProducts(server);
  await page.getByLabelText("Choose Walnut table radio").click();
  await page.getByLabelText("Choose Untitled product").click();
  server.answer("authoring.moveMany", { done: [], refused: [{ id: "radio", message: "This product is in review" }] });
  await page.getByRole("button", { name: "Take off sale" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take off sale" }).click();
  await expect.poll(text).toContain("This product is in review");
  expect(server.sent("authoring.moveMany")).toEqual([{ ids: ["radio"], event: "unlist" }]);
});

test("courses are in the same list, open in their own editor and take the same steps", async ({ server }) => {
  const course: Item = { ...RADIO, itemType: "training", id: "robots", title: "Hard-surface robots", revision: null, remarks: 0 };
  server.answer("authoring.items", { rows: [RADIO, course], next: null, total: { count: 2, isMore: false } });
  server.answer("ratings.received", { reviews: [], waiting: 0, next: null });
  await openScreen("/dashboard/products?type=training", CREATOR);
  await expect.element(page.getByText("Hard-surface robots")).toBeVisible();
  expect(server.sent("authoring.items")).toEqual([{ itemType: "training", sort: "updated", direction: "desc" }]);
  await expect.element(page.getByRole("link", { name: "Add course" })).toHaveAttribute("href", "/dashboard/add-training");
  await page.getByLabelText("Choose Walnut table radio").click();
  await page.getByLabelText("Choose Hard-surface robots").click();
  server.answer("authoring.moveMany", { done: ["radio"], refused: [] });
  server.answer("teaching.moveMany", { done: ["robots"], refused: [] });
  await page.getByRole("button", { name: "Take off sale" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take off sale" }).click();
  await expect.poll(text).toContain("2 items changed");
  expect(server.sent("teaching.moveMany")).toEqual([{ ids: ["robots"], event: "unlist" }]);
  await page.getByRole("button", { name: "More about Hard-surface robots" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Edit" })).toHaveAttribute("href", "/dashboard/edit-training/robots");
});

test("a copy opens in the editor", async ({ server }) => {
  await openProducts(server);
  server.refuse("authoring.duplicate", "AUTHORING_TOO_MANY_DRAFTS");
  await page.getByRole("button", { name: "More about Walnut table radio" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.poll(text).toContain("You can have up to 200 drafts");
  expect(server.sent("authoring.duplicate")).toEqual([{ id: "radio", key: expect.any(String) }]);
});

testForm({
  name: "the price of many",
  open: async (server) => {
    await openProducts(server);
    await page.getByLabelText("Choose Walnut table radio").click();
    await page.getByRole("button", { name: "Change price" }).click();
    await expect.element(page.getByLabelText("Percent, more or less")).toBeVisible();
  },
  button: "Save new price",
  operation: "authoring.priceMany",
  faults: { "Percent, more or less": "Enter a percentage from −90 to 900." },
  typed: { "Percent, more or less": "-10" },
  sends: { ids: ["radio"], change: { kind: "percent", percent: -10 } },
  answer: { done: ["radio"], refused: [] },
  done: "1 product changed",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 60 }, says: "Too many requests." },
});
