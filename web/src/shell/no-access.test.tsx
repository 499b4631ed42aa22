import type { Me } from "@blenda/domain/identity/model";
import { ANA, expect, openScreen, page, test } from "../testing/screen.tsx";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const REPORTER: Me = { ...ANA, permissions: ["view_reports"] };

test("one of our own people reads what they lack and whom to ask, inside the panel they may enter, and finds a way back", async () => {
  await openScreen("/admin/escalated-refunds", REPORTER);
  await expect.element(heading("You don't have access to Escalated refunds")).toBeVisible();
  await expect.element(page.getByText("You need Manage refunds")).toBeVisible();
  await expect.element(page.getByText("An admin, or somebody who may manage roles, can give it to you.")).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await expect.poll(() => document.title).toBe("No access · Blenda");
});

test("an item that cannot be used is seen all the same, and opens the page that says why", async () => {
  await openScreen("/admin/blendagen/api", REPORTER);
  await expect.element(page.getByText("Only admins can open this page.")).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "API" })).toBeVisible();
});

test("whoever may not enter the area at all reads it outside of it", async () => {
  await openScreen("/admin/blendagen", { ...ANA, roles: ["content_editor"] });
  await expect.element(page.getByText("Only admins can open this page.")).toBeVisible();
  expect(page.getByRole("navigation", { name: "Admin" }).query()).toBeNull();
});

test("members and creators learn only that nothing is here", async () => {
  await openScreen("/admin/escalated-refunds", { ...ANA, isCreator: true });
  await expect.element(heading("Page not found")).toBeVisible();
  expect(document.body.innerText).not.toContain("Escalated");
});

test("somebody signed out is asked to log in first", async ({ server }) => {
  server.answer("identity.session", { user: null, flags: [], hasGoogle: false });
  await openScreen("/admin/escalated-refunds");
  await expect.poll(() => location.pathname + location.search).toBe("/login?redirect=%2Fadmin%2Fescalated-refunds");
});

test("whoever is on the admin list without the claim learns why the area is shut, and who can repair it", async ({ server }) => {
  server.answer("admin.status", { userId: ANA.id, inAdminCollection: true, hasAdminClaim: false, isAdmin: false, level: "admin" });
  await openScreen("/admin/escalated-refunds", ANA);
  await expect.element(heading("Page not found")).toBeVisible();
  await expect.element(page.getByText("You're on the admin list, but your account has no admin claim yet.")).toBeVisible();
});
