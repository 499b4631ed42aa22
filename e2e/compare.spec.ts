import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { expectToFit } from "./fits.ts";
import { bringCart, inCart } from "./shopping.ts";
import { returningTest as test, visit } from "./visitor.ts";

const PHONE = { width: 390, height: 844 };
const CAMERA = { id: "1962-rangefinder-camera", title: "1962 rangefinder camera" };
const RADIO = { id: "walnut-table-radio", title: "Walnut table radio" };
const CACTUS = { id: "blush-globe-cactus", title: "Blush globe cactus" };
const ROBOT = { id: "orbit-7-service-robot", title: "Orbit-7 service robot" };
const SWORD = { id: "warden-longsword", title: "Warden's longsword" };

interface TitledItem {
  title: string;
}
const compare = (page: Page, { title }: TitledItem) => page.getByRole("button", { name: `Compare ${title}`, exact: true }).first();
const tray = (page: Page) => page.getByRole("region", { name: "Models to compare" });
const heads = (page: Page) => page.getByRole("table").getByRole("columnheader");
const row = (page: Page, label: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${label}`) }) });

test("models are chosen on cards, in search results and among saved ones, compared, removed, shared, and back is where one came from", async ({
  page,
  browser,
  context,
}) => {
  await visit(page, "/shop/copperleaf");
  await compare(page, CAMERA).click();
  await expect(compare(page, CAMERA)).toHaveAttribute("aria-pressed", "true");
  await expect(tray(page)).toContainText("Choose another to compare");
  await page
    .getByRole("button", { name: `Save ${RADIO.title}`, exact: true })
    .first()
    .click();

  await visit(page, "/marketplace?q=cactus");
  await compare(page, CACTUS).click();
  await visit(page, "/saved");
  await compare(page, RADIO).click();
  await visit(page, `/product/${ROBOT.id}`);
  await page
    .getByRole("button", { name: `Compare ${ROBOT.title}`, exact: true })
    .first()
    .click();
  await expect(tray(page)).toContainText("4 of 4 chosen");
  await expectNoFaults(page, "the tray on a product's page");

  await visit(page, "/marketplace?q=longsword");
  await compare(page, SWORD).click();
  await expect(page.getByText("You can compare 4 models at a time. Remove one first.")).toBeVisible();
  await expect(compare(page, SWORD)).toHaveAttribute("aria-pressed", "false");

  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/catalogue/")) asked += 1;
  });
  await tray(page)
    .getByRole("link", { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(`/compare?ids=${[CAMERA, CACTUS, RADIO, ROBOT].map(({ id }) => id).join(",")}`);
  await expect(heads(page)).toHaveCount(4);
  expect(asked).toBe(1);
  await expect(tray(page)).toBeHidden();
  await expect(row(page, "Triangles").getByText(/, strongest/)).toHaveCount(1);
  await expectNoFaults(page, "four side by side");

  await page.getByRole("switch", { name: "Only differences" }).click();
  await expect(row(page, "Refund")).toHaveCount(0);
  await page.getByRole("button", { name: `Remove ${CACTUS.title}`, exact: true }).click();
  await expect(heads(page)).toHaveCount(3);
  await expect(page).toHaveURL(`/compare?ids=${[CAMERA, RADIO, ROBOT].map(({ id }) => id).join(",")}`);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Share" }).getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  const other = await browser.newPage();
  await visit(other, link);
  await expect(heads(other)).toHaveCount(3);
  await expect(heads(other).first()).toContainText(CAMERA.title);
  await other.close();

  await page.goBack();
  await expect(page).toHaveURL("/marketplace?q=longsword");
  await expect(tray(page)).toContainText("3 of 4 chosen");
  await page.reload();
  await expect(tray(page)).toContainText("3 of 4 chosen");
  await tray(page)
    .getByRole("button", { name: `Take ${RADIO.title} out of the comparison` })
    .click();
  await tray(page).getByRole("button", { name: "Clear" }).click();
  await expect(tray(page)).toBeHidden();
});

test("one that went away is said to be gone, and one press puts another into the cart", async ({ page, context }) => {
  await bringCart(context);
  await visit(page, `/compare?ids=${CAMERA.id},never-there,${RADIO.id},${CAMERA.id}`);
  await expect(heads(page)).toHaveCount(2);
  await expect(page.getByText("One of these models is no longer available")).toBeVisible();
  await expectNoFaults(page, "a comparison with one gone");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page).toHaveURL(`/compare?ids=${CAMERA.id},${RADIO.id}`);
  await expect(page.getByText("is no longer available")).toBeHidden();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("button", { name: "In your cart" })).toBeVisible();
  expect(await inCart(page)).toBe(1);
});

test("on a phone two stand beside each other and the first stays while the others are swiped", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, `/compare?ids=${[CAMERA, CACTUS, RADIO, ROBOT].map(({ id }) => id).join(",")}`);
  const [first, second, third] = [0, 1, 2].map((at) => heads(page).nth(at));
  await expect(second as NonNullable<typeof second>).toBeInViewport();
  await expect(third as NonNullable<typeof third>).not.toBeInViewport();
  await expectNoFaults(page, "a comparison on a phone");
  const before = await first?.boundingBox();
  await page.getByRole("region", { name: "Models side by side" }).evaluate((area) => area.scrollTo({ left: area.scrollWidth }));
  await expect(heads(page).nth(3)).toBeInViewport();
  expect((await first?.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  await expectToFit(page);
});

test("without a choice the page says how to make one", async ({ page }) => {
  await visit(page, "/compare");
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});
