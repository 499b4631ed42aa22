import type { ListedItem } from "@blenda/domain/review/model";
import { testForm } from "../../../testing/form.tsx";
import { ADA, holding, pageOf } from "../../../testing/people.ts";
import { ROW } from "../../../testing/review.ts";
import { expect, type FakeServer, openPart, openScreen, page, test } from "../../../testing/screen.tsx";
import { ModerateDialog } from "./moderate-dialog.tsx";

const LAMP: ListedItem = {
  ...{
    itemType: "product",
    id: "lamp",
    title: "Glass lamp",
    category: "Lighting",
    posterUrl: null,
    shop: ROW.shop,
    status: "published",
    statusReason: null,
  },
  ...{ revision: "review", priceCents: 2_400, score: 97, length: null, sales: 12, publishedAt: ROW.since, updatedAt: ROW.since },
};
const DESK: ListedItem = { ...LAMP, id: "desk", title: "Ledger desk", status: "suspended", revision: null };

async function openProducts(server: FakeServer, asked = "", me = ADA): Promise<void> {
  server.answer("review.allItems", pageOf(LAMP, DESK));
  await openScreen(`/admin/products${asked}`, me);
  await expect.element(page.getByRole("heading", { name: "All products", level: 1 })).toBeVisible();
}

test("products: each line has its state, its revision's, and the steps that are possible", async ({ server }) => {
  await openProducts(server);
  const lamp = page.getByRole("row", { name: /Glass lamp/ });
  await expect.element(lamp.getByText("revision: review")).toBeVisible();
  await expect.element(lamp.getByRole("link", { name: "Review" })).toHaveAttribute("href", "/admin/reviews/product/lamp");
  await expect.element(lamp.getByRole("button", { name: "Suspend" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Ledger desk/ }).getByRole("button", { name: "Reinstate" })).toBeVisible();
});

test("products: drafts are a list of their own, and the file holds what is filtered", async ({ server }) => {
  await openProducts(server, "?of=drafts&status=review&q=lamp");
  await expect
    .poll(() => server.sent("review.allItems"))
    .toEqual([{ itemType: "product", of: "drafts", search: "lamp", status: "review", sort: "updated", direction: "desc" }]);
  server.answer("review.itemsFile", { name: "drafts.csv", csv: "id\n", isCut: false });
  await page.getByRole("button", { name: "CSV" }).click();
  await expect
    .poll(() => server.sent("review.itemsFile"))
    .toEqual([{ itemType: "product", of: "drafts", search: "lamp", status: "review", sort: "updated", direction: "desc" }]);
});

test("products: who may only look is told what suspending needs", async ({ server }) => {
  await openProducts(server, "", holding("view_products"));
  await expect.element(page.getByText("To suspend a product, you need the permission “Approve content”.")).toBeVisible();
  expect(page.getByRole("button", { name: "Suspend" }).elements()).toEqual([]);
});

testForm({
  name: "a product is suspended",
  open: () => openPart(<ModerateDialog item={LAMP} onClose={() => {}} />, ADA),
  button: "Suspend",
  operation: "catalogue.moderate",
  typed: { Reason: "Someone else made this." },
  sends: { id: "lamp", event: "suspend", code: "other", reason: "Someone else made this." },
  answer: { id: "lamp", status: "suspended", priceCents: 2_400 },
  refusal: {
    code: "CATALOGUE_INVALID_TRANSITION",
    data: { from: "archived", event: "suspend", allowed: [] },
    says: "This is not possible while the product is archived",
  },
});

const COURSE: ListedItem = {
  ...LAMP,
  itemType: "training",
  id: "rust",
  title: "Rust in an afternoon",
  length: { lessons: 6, seconds: 4_320 },
};

test("courses: each line has its length, leads to its review and to its page", async ({ server }) => {
  server.answer("review.allItems", pageOf(COURSE));
  await openScreen("/admin/trainings", ADA);
  await expect.element(page.getByRole("heading", { name: "All courses", level: 1 })).toBeVisible();
  const line = page.getByRole("row", { name: /Rust in an afternoon.*6 lessons, 1 h 12 min/ });
  await expect.element(line.getByRole("link", { name: "Review" })).toHaveAttribute("href", "/admin/reviews/training/rust");
  await expect.element(line.getByRole("link", { name: "Open" })).toHaveAttribute("href", "/learning/rust");
  expect(server.sent("review.allItems")).toEqual([{ itemType: "training", of: "sold", sort: "updated", direction: "desc" }]);
});

test("courses: what copies somebody else's work is taken from its buyers too, and the dialog says so", async ({ server }) => {
  await openPart(<ModerateDialog item={COURSE} onClose={() => {}} />, ADA);
  await expect.element(page.getByText(/People who bought it keep it\./)).toBeVisible();
  await page.getByLabelText("What's wrong").selectOptions("copyright");
  await expect.element(page.getByText(/People who bought it can't open it either\./)).toBeVisible();
  server.answer("trainings.moderate", { id: "rust", status: "suspended", priceCents: 2_400 });
  await page.getByLabelText("Reason").fill("The films are someone else's.");
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect
    .poll(() => server.sent("trainings.moderate"))
    .toEqual([{ id: "rust", event: "suspend", code: "copyright", reason: "The films are someone else's." }]);
});
