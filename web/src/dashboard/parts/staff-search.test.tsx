import type { SearchHit } from "@blenda/domain/dashboard/model";
import { ADA } from "../../testing/people.ts";
import { expect, openPart, page, test, userEvent } from "../../testing/screen.tsx";
import { StaffSearch } from "./staff-search.tsx";

const one = (kind: SearchHit["kind"], id: string, title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  ...{ kind, id, title, detail: `About ${title}`, figure: null, isOpen: false, isExact: false },
  paths: [
    {
      person: "/admin/users",
      order: "/admin/payments",
      product: "/admin/products",
      training: "/admin/trainings",
      case: "/admin/escalated-refunds",
      payout: "/admin/payouts",
    }[kind],
  ].map((path) => `${path}?open=${id}`),
  ...more,
});
const ORDER = one("order", "o1", "Order 100351", { isExact: true, figure: "$46.50" });
const CASE = one("case", "r1", "Escalated refund R-58", { isOpen: true });
const PERSON = one("person", "p1", "Demo buyer");
const box = () => page.getByRole("combobox", { name: "Search users, orders, products" });
const selected = () => page.getByRole("option", { selected: true });

test("/ opens it; the exact hit stands first, then what belongs to it; arrows choose and every row is a link", async ({ server }) => {
  server.answer("dashboard.find", ({ text }) => ({ text, found: [ORDER, CASE, PERSON] }));
  await openPart(<StaffSearch />, ADA);
  await expect.element(page.getByRole("button", { name: "Search users, orders, products" })).toBeVisible();
  await userEvent.keyboard("/100351");
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveValue("100351");
  await expect.element(page.getByRole("group", { name: "Order" }).getByRole("option")).toHaveAttribute("href", "/admin/payments?open=o1");
  await expect
    .poll(() => page.getByRole("group", { name: "About it" }).getByRole("option").first().element().textContent)
    .toContain("Escalated refund R-58");
  await expect.poll(() => selected().element().textContent).toContain("Order 100351");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(() => selected().element().textContent).toContain("Demo buyer");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => selected().element().textContent).toContain("Order 100351");
  expect(server.sent("dashboard.find").at(-1)).toEqual({ text: "100351" });
});

test("words are answered kind by kind; nothing found says so, and one letter asks nobody", async ({ server }) => {
  server.answer("dashboard.find", ({ text }) => ({ text, found: text === "demo" ? [PERSON, one("product", "q1", "Demo lamp")] : [] }));
  await openPart(<StaffSearch />, ADA);
  await page.getByRole("button", { name: "Search users, orders, products" }).click();
  await userEvent.keyboard("d");
  await expect.element(page.getByText("People, orders, products, courses, cases and payouts.")).toBeVisible();
  await userEvent.keyboard("emo");
  await expect.poll(() => page.getByRole("group", { name: "People" }).getByRole("option").element().textContent).toContain("Demo buyer");
  await expect.poll(() => page.getByRole("group", { name: "Products" }).getByRole("option").element().textContent).toContain("Demo lamp");
  expect(server.sent("dashboard.find")).toEqual([{ text: "demo" }]);
  await userEvent.keyboard("nstration");
  await expect.element(page.getByText(/Nothing found for “demonstration”/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(box()).not.toBeInTheDocument();
});

test("what the reader has no page for is not shown", async ({ server }) => {
  server.answer("dashboard.find", ({ text }) => ({ text, found: [one("payout", "y1", "Payout to Orbit Bench"), PERSON] }));
  await openPart(<StaffSearch />, { ...ADA, isAdmin: false, permissions: ["view_users"] });
  await page.getByRole("button", { name: "Search users, orders, products" }).click();
  await userEvent.keyboard("orbit");
  await expect.poll(() => page.getByRole("option").element().textContent).toContain("Demo buyer");
});
