import type { Latest, Notification } from "@blenda/domain/notifications/model";
import { notificationTexts } from "@blenda/domain/notifications/texts";
import { expect, type Page } from "@playwright/test";
import { idOf, twoPeopleTest } from "./correspondents.ts";
import { expectLive } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { call, message, signedInTest } from "./people.ts";
import { visit } from "./visitor.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });

const DAY_MS = 86_400_000;
function told(at: number, about: Partial<Notification>): Notification {
  const time = new Date(Date.now() - at * DAY_MS).toISOString();
  const plain = { priority: "normal", read: false, readAt: null, imageUrl: null, doer: null, stageHue: null, data: {} } as const;
  return { id: `n${at}`, type: "system_update", title: `News ${at}`, message: "", ...plain, createdAt: time, updatedAt: time, ...about };
}

/** A bell with more than a journey could collect. */
async function giveBell(page: Page, items: Notification[]): Promise<void> {
  const json: Latest = { items, unread: items.filter(({ read }) => !read).length };
  await page.route("**/api/notifications/latest", (route) => route.fulfill({ json }));
}

signedInTest("a notification appears in the followed one's bell within 500 ms without reload", async ({ page, browser, baseURL }) => {
  const mine = await idOf(page.request);
  await visit(page, "/about");
  const followers = await Promise.all(
    ["buyer", "editor", "admin"].map(async (who) => {
      const { request } = await browser.newContext();
      expect(await call(request, baseURL, "identity/signIn", { email: `${who}@blenda.test`, password: "Blenda-demo-1" })).toBe(200);
      return request;
    }),
  );
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await expectLive(
    followers.map((from, at) => ({
      act: async () => {
        const began = Date.now();
        await call(from, baseURL, "follows/follow", { userId: mine });
        return began;
      },
      shows: { in: page, selector: `[aria-label="Notifications, ${at + 1} unread"]` },
    })),
  );
});

twoPeopleTest("clicking a notification marks it read and leads to the right place", async ({ page, theirs, baseURL }) => {
  await visit(page, "/about");
  await bell(page).click();
  await expect(panel(page).getByText(notificationTexts.none)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();

  await call(theirs.context.request, baseURL, "follows/follow", { userId: await idOf(page.request) });
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await bell(page).click();
  const row = panel(page).getByRole("link", { name: /New follower/ });
  await expect(row).toHaveText(/Just now/);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/portfolio/${theirs.id}$`));
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  const standing = async () => {
    const latest: Latest = await (await page.request.get("/api/notifications/latest")).json();
    return latest.items.map(({ read, readAt }) => [read, readAt !== null]);
  };
  await expect.poll(standing).toEqual([[true, true]]);
});

twoPeopleTest("clear all empties bell and page at once and can be undone", async ({ page, theirs, baseURL }) => {
  await call(theirs.context.request, baseURL, "follows/follow", { userId: await idOf(page.request) });
  await visit(page, "/notifications");
  const main = page.getByRole("main");
  const row = main.getByRole("link", { name: /New follower/ });
  await expect(row).toBeVisible();
  await main.getByRole("button", { name: "Clear all" }).click();
  await expect(main.getByText(notificationTexts.none)).toBeVisible();
  await expect(message(page, notificationTexts.cleared)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await expect(message(page, notificationTexts.restored)).toBeVisible();

  await page.route("**/api/notifications/clearAll", (route) =>
    route.fulfill({ status: 409, json: { code: "CONFLICT", message: notificationTexts.clearFailed } }),
  );
  await main.getByRole("button", { name: "Clear all" }).click();
  await expect(message(page, notificationTexts.clearFailed)).toBeVisible();
  await expect(row).toBeVisible();
});

twoPeopleTest("mark all read leaves nothing unread, also after a reload", async ({ page, theirs, baseURL }) => {
  await call(theirs.context.request, baseURL, "follows/follow", { userId: await idOf(page.request) });
  await visit(page, "/about");
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await bell(page).click();
  await panel(page).getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await panel(page).getByRole("link", { name: "View all" }).click();
  await page.getByRole("link", { name: /^Unread/ }).click();
  await expect(page.getByText("You're all caught up")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You're all caught up")).toBeVisible();
});

signedInTest("the bell shows the 10 newest and 9+ above 9; high priority is red", async ({ page }) => {
  const high = { type: "product_changes_requested", title: "Changes requested", priority: "high" } as const;
  await giveBell(page, [told(0, high), ...Array.from({ length: 11 }, (_, at) => told(at + 1, {}))]);
  await visit(page, "/about");
  await expect(bell(page).locator("[data-count]")).toHaveAttribute("data-count", "9+");
  await bell(page).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(10);
  await expectNoFaults(page, "the open bell");
  await page.evaluate(() => void (document.documentElement.dataset.theme = "dark"));
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.className = "text-bad";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(panel(page).getByText("Changes requested")).toHaveCSS("color", red);
});

signedInTest("the page tells recent from earlier and shows all, the unread or one kind", async ({ page }) => {
  await giveBell(page, [
    told(0, { title: "Fresh" }),
    told(6, { title: "Of this week", read: true }),
    told(8, { title: "Long ago", type: "affiliate_invite" }),
  ]);
  await visit(page, "/notifications");
  const group = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
  await expect(group("Recent").getByRole("listitem")).toHaveText([/Fresh/, /Of this week.*6 days ago/]);
  await expect(group("Earlier").getByRole("listitem")).toHaveText([/Long ago/]);
  await expectNoFaults(page, "full");
  const filters = page.getByRole("navigation", { name: "Filter notifications" });
  await filters.getByRole("link", { name: /^Unread/ }).click();
  await expect(page.getByRole("main").getByText("Of this week")).toHaveCount(0);
  await filters.getByRole("link", { name: /^Affiliate invitations/ }).click();
  await expect(page).toHaveURL(/\?show=affiliate_invite$/);
  await expect(filters.locator("[aria-current]")).toHaveText(/^Affiliate/);
  await expect(page.getByRole("main").getByText("Fresh")).toHaveCount(0);
  await expect(group("Earlier").getByText("Long ago")).toBeVisible();
});

signedInTest("which kinds are told, and where, is kept; what is not told on the site is not mailed", async ({ page }) => {
  await visit(page, "/settings#notifications");
  const onSite = page.getByRole("switch", { name: "Followers on the site" });
  const byMail = page.getByRole("switch", { name: "Followers by mail" });
  const mailed = page.waitForResponse("**/api/notifications/setChannel");
  await byMail.click();
  await expect(byMail).toBeChecked();
  await mailed;
  const answered = page.waitForResponse("**/api/notifications/setChannel");
  await onSite.click();
  await expect(byMail).not.toBeChecked();
  await expect(byMail).toBeDisabled();
  await answered;
  await page.reload();
  await expect(onSite).not.toBeChecked();
  await expect(byMail).toBeDisabled();
  await expectNoFaults(page, "settings");
});
