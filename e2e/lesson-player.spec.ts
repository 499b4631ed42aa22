import { LEARNING } from "@blenda/domain/learning/constants";
import { expect, type Locator, type Page } from "@playwright/test";
import { Classroom } from "./classroom.ts";
import { expectNoFaults } from "./faults.ts";
import { signedInTest as test } from "./people.ts";
import { returningTest, visit } from "./visitor.ts";

const player = (page: Page): Locator => page.getByRole("region", { name: /^Player/ });
const clock = (page: Page): Locator => player(page).getByText(/^\d+:\d\d \/ 2:00$/);
const playButton = (page: Page): Locator => player(page).getByRole("button", { name: "Play", exact: true });
const seconds = (page: Page): Promise<number> => page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime);

async function enter(page: Page, isOwned = true): Promise<Classroom> {
  const room = new Classroom(isOwned);
  await room.open(page);
  return room;
}

/** The film stands where it should before anything else happens to it. */
async function openAt(page: Page, time: string): Promise<void> {
  await visit(page, "/learning/metal");
  await expect(clock(page)).toHaveText(`${time} / 2:00`);
}

test("a lesson opens where it was left; leaving in the middle loses nothing, and no 0:00 is ever sent", async ({ page }) => {
  const room = await enter(page);
  room.leftAt("two", 83);
  await openAt(page, "1:23");
  await expect(page.getByRole("heading", { level: 2, name: "Metal is a switch" })).toBeVisible();
  await playButton(page).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(84);
  const left = await seconds(page);
  await page.reload();
  await expect.poll(() => room.placeIn("two")).toBeGreaterThanOrEqual(Math.floor(left));
  // A film stops at its frames: 84 seconds may be 83.96.
  await expect.poll(async () => Math.round(await seconds(page))).toBeGreaterThanOrEqual(Math.floor(left));
  expect(room.saves.every(({ positionSeconds }) => positionSeconds > LEARNING.BEGINNING_SECONDS)).toBe(true);
});

test("a place the server did not get is kept on the device and sent later", async ({ page }) => {
  const room = await enter(page);
  room.leftAt("two", 20);
  await openAt(page, "0:20");
  room.isReachable = false;
  await page.getByRole("button", { name: /The rule/ }).click();
  await expect(clock(page)).toHaveText(/^1:0\d/);
  await player(page).getByRole("button", { name: "Pause" }).click();
  expect(room.placeIn("two")).toBe(20);
  room.isReachable = true;
  await page.reload();
  await expect(clock(page)).toHaveText(/^1:0\d/);
  await expect.poll(() => room.placeIn("two")).toBeGreaterThanOrEqual(60);
});

test("space, arrows, J, K, L, M and C work while the focus is in the player, and nowhere else", async ({ page }) => {
  const room = await enter(page);
  room.leftAt("two", 30);
  await openAt(page, "0:30");
  await page.keyboard.press("l");
  await expect(clock(page)).toHaveText("0:30 / 2:00");

  await player(page).focus();
  await page.keyboard.press("l");
  await expect(clock(page)).toHaveText("0:40 / 2:00");
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowLeft");
  await expect(clock(page)).toHaveText("0:25 / 2:00");
  await page.keyboard.press("ArrowRight");
  await expect(clock(page)).toHaveText("0:30 / 2:00");
  await page.keyboard.press("m");
  await expect(player(page).getByRole("button", { name: "Unmute" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(player(page).getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Space");
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(playButton(page)).toBeVisible();
});

test("the speed is remembered, and a restart on purpose begins again", async ({ page }) => {
  const room = await enter(page);
  room.leftAt("two", 50);
  await openAt(page, "0:50");
  await player(page).getByRole("combobox", { name: "Speed" }).selectOption("1.5");
  await page.getByRole("button", { name: "From the beginning" }).click();
  await expect.poll(() => room.placeIn("two")).toBe(0);
  await openAt(page, "0:00");
  expect(await page.locator("video").evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.5);
});

test("notes stand at their moment, lessons are marked as done, and the next one follows", async ({ page }) => {
  const room = await enter(page);
  room.leftAt("two", 42);
  await openAt(page, "0:42");
  await page.getByRole("textbox", { name: "New note at 0:42" }).fill("Look at the rim again");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("textbox", { name: /New note/ })).toHaveValue("");
  await player(page).focus();
  await page.keyboard.press("j");
  await page.getByRole("button", { name: "Go to 0:42" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(42);

  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByRole("button", { name: "Done", exact: true })).toBeVisible();
  await expect(page.getByText("33%", { exact: true })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole("button", { name: /^Next lesson/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Values" })).toBeVisible();
  await expect(page.getByText("Charcoal is never black.")).toBeVisible();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText("67%", { exact: true })).toBeVisible();
});

returningTest("a visitor watches the free lesson, and nothing is kept about it", async ({ page }) => {
  const room = await enter(page, false);
  await visit(page, "/learning/metal");
  await page.getByRole("button", { name: "Watch a free lesson" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await player(page).getByRole("button", { name: "Pause" }).click();
  expect(room.saves).toEqual([]);
  await expect(page.getByText("Included with the course").first()).toBeAttached();
});
