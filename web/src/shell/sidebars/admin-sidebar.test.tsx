import type { Me } from "@blenda/domain/identity/model";
import { SIDEBARS } from "@blenda/domain/sidebars";
import { ANA, expect, openPart, openScreen, page, test } from "../../testing/screen.tsx";
import { AdminSidebarView } from "./admin-sidebar.tsx";

const COUNTS = { "/admin/refunds": 9, "/admin/escalated-refunds": 2, "/admin/reviews/products": 14 };
const sidebar = (userId = "ana") => <AdminSidebarView sections={SIDEBARS.admin} counts={COUNTS} userId={userId} />;
const section = (name: string | RegExp) => page.getByRole("navigation", { name: "Admin" }).getByRole("button", { name });
const openTitles = () =>
  [...document.querySelectorAll('nav[aria-label="Admin"] h2 button[aria-expanded="true"] span:first-child')].map(
    (each) => each.textContent,
  );

test("the sections Overview, Shop Management and AI Generation are expanded by default", async () => {
  await openPart(sidebar());
  await expect.element(section("Overview")).toBeVisible();
  expect(openTitles()).toEqual(["Overview", "Shop Management", "AI Generation"]);
  await expect.element(page.getByRole("link", { name: "Courses" })).toBeVisible();
});

test("a closed section shows the sum of what waits inside, an open one what waits behind each item", async () => {
  await openPart(sidebar());
  await expect.element(section("Promotions & Payments 11")).toBeVisible();
  await section(/^Promotions/).click();
  await expect.element(page.getByRole("link", { name: "Refunds 9" })).toBeVisible();
  await expect.element(section("Promotions & Payments")).toHaveAttribute("aria-expanded", "true");
  await expect.element(section("Reviews 14")).toBeVisible();
});

test("what somebody opened and closed is remembered, for that person alone", async () => {
  await openPart(sidebar());
  await section("Overview").click();
  await section("Security").click();
  expect(openTitles()).toEqual(["Shop Management", "AI Generation", "Security"]);
  await openPart(sidebar());
  await expect.poll(() => openTitles().length).toBe(6);
  expect(openTitles().slice(3)).toEqual(["Shop Management", "AI Generation", "Security"]);
  await openPart(sidebar("ben"));
  await expect.poll(() => openTitles().slice(6)).toEqual(["Overview", "Shop Management", "AI Generation"]);
});

const STAFF: Me = { ...ANA, permissions: ["manage_refunds", "view_users"] };

test("the section of the current page is open too, and its counts are asked for all at once", async ({ server }) => {
  server.answer("dashboard.pendingCounts", { counts: COUNTS });
  server.answer("refunds.escalated", { rows: [], next: null, total: { count: 0, isMore: false }, counts: { open: 0, mine: 0, second: 0 } });
  localStorage.setItem("blenda.sidebar.ana", JSON.stringify({ "Promotions & Payments": false }));
  await openScreen("/admin/escalated-refunds", STAFF);
  await expect.element(page.getByRole("link", { name: "Escalated Refunds 2" })).toBeVisible();
  expect(openTitles()).toContain("Promotions & Payments");
  expect(server.sent("dashboard.pendingCounts")).toHaveLength(1);
});
