import type { LaterLook } from "@blenda/domain/review/model";
import { ADA, holding, pageOf } from "../../../testing/people.ts";
import { FIGURES, ROW, SAUCER } from "../../../testing/review.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../testing/screen.tsx";

const COUNTS = { all: 2, new: 0, revision: 1, resubmitted: 1, appeal: 0, late: 1, oldest: { since: ROW.since, dueAt: ROW.dueAt } };

async function openQueue(
  server: FakeServer,
  rows = [ROW, SAUCER],
  address = "/admin/reviews/products",
  me = ADA,
  looks: LaterLook[] = [],
): Promise<void> {
  server.answer("review.queue", pageOf(...rows));
  server.answer("review.counts", COUNTS);
  server.answer("review.reviewerFigures", FIGURES);
  server.answer("review.looks", looks);
  await openScreen(address, me);
  await expect.element(page.getByRole("heading", { name: "Pending products", level: 1 })).toBeVisible();
}

test("queue: what waits says what it is, what was found and who has it open", async ({ server }) => {
  await openQueue(server);
  await expect.element(page.getByRole("row", { name: /Rust-belt supply crate.*Revision 1.2.*2 warnings.*86/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Sunday saucer.*Resubmitted.*Clean.*97.*Edda/ })).toBeVisible();
  await expect.element(page.getByText("1 over the promise")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Sunday saucer.* of 2 business days/ })).toBeVisible();
  await expect.element(page.getByText("9 h 40 min")).toBeVisible();
  await expect.element(page.getByText("1 h 10 min faster")).toBeVisible();
});

test("queue: the first that nobody has open is one click away, and a row leads to its submission", async ({ server }) => {
  await openQueue(server, [SAUCER, ROW]);
  await expect.element(page.getByRole("link", { name: "Start with the first" })).toHaveAttribute("href", "/admin/reviews/product/crate");
  await expect.element(page.getByRole("link", { name: /Sunday saucer/ })).toHaveAttribute("href", "/admin/reviews/product/saucer");
});

test("queue: a kind narrows the list, by the address", async ({ server }) => {
  await openQueue(server, [ROW], "/admin/reviews/products?kind=revision");
  await expect
    .poll(() => server.sent("review.queue"))
    .toEqual([{ itemType: "product", kind: "revision", sort: "waiting", direction: "asc" }]);
  await expect.element(page.getByRole("radio", { name: "Revisions 1" })).toBeChecked();
  await page.getByText("Resubmitted 1").click();
  await expect.poll(() => location.search).toBe("?kind=resubmitted");
});

test("queue: nothing waits is said with the longest answer of today", async ({ server }) => {
  await openQueue(server, []);
  await expect.element(page.getByText("Nothing is waiting. The longest answer today took 9 h.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Start with the first" })).not.toBeInTheDocument();
});

test("queue: editors have the same list in their own panel", async ({ server }) => {
  await openQueue(server, [ROW], "/content-editor/pending-products", { ...holding("view_content"), roles: ["content_editor"] });
  await expect.element(page.getByRole("row", { name: /Rust-belt supply crate/ })).toBeVisible();
  const inTheirs = "/content-editor/pending-products/crate";
  await expect.element(page.getByRole("link", { name: /Rust-belt supply crate/ })).toHaveAttribute("href", inTheirs);
  await expect.element(page.getByRole("link", { name: "Start with the first" })).toHaveAttribute("href", inTheirs);
});

test("queue: what may be a copy says so in red, before its warnings", async ({ server }) => {
  await openQueue(server, [{ ...ROW, isCopy: true, warnings: 1 }]);
  await expect.element(page.getByRole("row", { name: /Rust-belt supply crate.*Copy\?.*1 warning/ })).toBeVisible();
});

const side = (words: string, ...pictures: string[]) => ({
  ...{ title: "Glass lamp", words, tags: [] },
  pictures: pictures.map((url, at) => ({ url, isCover: at === 0, isNew: true })),
});
const LOOK: LaterLook = {
  ...{ id: "l1", itemType: "product", itemId: "lamp", title: "Glass lamp", at: ROW.since },
  ...{ before: side("A lamp."), after: side("A tall lamp.") },
};

test("queue: what is live already is marked word by word, and leaves the list once somebody looked at it", async ({ server }) => {
  await openQueue(server, [ROW], undefined, undefined, [LOOK]);
  await expect.element(page.getByText("Live already, worth a look")).toBeVisible();
  expect(document.querySelector("ins")?.textContent).toContain("tall");
  await expect.element(page.getByRole("region", { name: "Images now" })).not.toBeInTheDocument();
  server.answer("review.markLooked", { wasOpen: true });
  server.answer("review.looks", []);
  await page.getByRole("button", { name: "Looked at it: Glass lamp" }).click();
  await expect.element(page.getByText("Live already, worth a look")).not.toBeInTheDocument();
  expect(server.sent("review.markLooked")).toEqual([{ id: "l1" }]);
});

test("queue: images that nobody of us has seen stand beside those that somebody saw", async ({ server }) => {
  const look = { ...LOOK, before: side("A lamp.", "/files/old"), after: side("A lamp.", "/files/new", "/files/other") };
  await openQueue(server, [ROW], undefined, undefined, [look]);
  const seen = page.getByRole("region", { name: "Images last seen" });
  const now = page.getByRole("region", { name: "Images now" });
  await expect.element(seen.getByRole("img", { name: "Cover, gone now" })).toHaveAttribute("src", "/files/old");
  await expect.element(now.getByRole("img", { name: "Cover, new" })).toHaveAttribute("src", "/files/new");
  await expect.element(now.getByRole("img", { name: "Image 2, new" })).toHaveAttribute("src", "/files/other");
  expect(document.querySelector("ins")).toBeNull();
});

test("queue: courses have a queue of their own, with how long they are", async ({ server }) => {
  const course = { ...ROW, itemType: "training" as const, id: "rust", title: "Rust in an afternoon", version: "", score: null };
  server.answer("review.queue", pageOf({ ...course, length: { lessons: 6, seconds: 4_320 } }));
  server.answer("review.counts", COUNTS);
  server.answer("review.reviewerFigures", FIGURES);
  server.answer("review.looks", []);
  await openScreen("/content-editor/pending-training", { ...holding("view_content"), roles: ["content_editor"] });
  await expect.element(page.getByRole("heading", { name: "Pending Training", level: 1 })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Rust in an afternoon.*Revision.*6 lessons, 1 h 12 min/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /Rust in an afternoon/ }))
    .toHaveAttribute("href", "/content-editor/pending-training/rust");
  expect(server.sent("review.queue")).toEqual([{ itemType: "training", sort: "waiting", direction: "asc" }]);
  expect(server.sent("review.counts")).toEqual([{ itemType: "training" }]);
});
