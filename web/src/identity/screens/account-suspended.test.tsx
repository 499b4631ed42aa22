import { expect, openScreen, page, test } from "../../testing/screen.tsx";

const suspension = { at: "2026-11-01T00:00:00.000Z", until: null, reason: "Sold what was not theirs" };

test.each(["/settings", "/marketplace", "/", "/admin/users"])("from %s a suspended person is led to why", async (address) => {
  await openScreen(address, null, { suspension });
  await expect.element(page.getByRole("heading", { name: "Your account is suspended" })).toBeVisible();
  await expect.element(page.getByText("Sold what was not theirs")).toBeVisible();
  await expect.element(page.getByText("It has no end date.")).toBeVisible();
  expect(location.pathname).toBe("/account-suspended");
});

test("whom to write to stays open, and logging out leaves", async ({ server }) => {
  await openScreen("/account-suspended", null, { suspension });
  await expect.element(page.getByRole("link", { name: "support@blenda.test" })).toBeVisible();
  server.hold("identity.signOut");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => server.sent("identity.signOut")).toHaveLength(1);
});
