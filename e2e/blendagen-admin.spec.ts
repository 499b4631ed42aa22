import { randomUUID } from "node:crypto";
import type { Job } from "@blenda/domain/generation/model";
import { MAINTENANCE_MESSAGE } from "@blenda/domain/generator/constants";
import { generatorFailures } from "@blenda/domain/generator/failures";
import type { SettingsPage } from "@blenda/domain/generator/model";
import { generatorTexts } from "@blenda/domain/generator/texts";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { expectLive, openElsewhere, pressing } from "./elsewhere.ts";
import { expectNoFaults } from "./faults.ts";
import { call, message, signedInTest, signInFrom, test } from "./people.ts";
import { visit } from "./visitor.ts";

/** The generator is one for everybody: these run after all other journeys (playwright.config.ts) and one after the other. */
test.describe.configure({ mode: "default" });

/** One more job in the figures, and no work for it. */
async function generateAndCancel(browser: Browser, home: string | undefined): Promise<void> {
  const context = await browser.newContext();
  await signInFrom(context, home, demo("creator"));
  const options = { resolution: "normal", complexity: "normal", highPack: false, format: "glb" };
  const started = await context.request.post("/api/generation/start", {
    headers: { origin: new URL(home ?? "").origin },
    data: { prompt: "A small wooden crate with iron bands", ...options, key: randomUUID() },
  });
  expect(started.status(), await started.text()).toBe(200);
  const { id }: Job = await started.json();
  expect(await call(context.request, home, "generation/cancel", { id })).toBe(200);
  await context.close();
}

/** Whatever a journey before left, each begins with the defaults. */
test.beforeEach(async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await signInFrom(context, baseURL, demo("admin"));
  expect(await call(context.request, baseURL, "generator/reset")).toBe(200);
  await context.close();
});

const demo = (name: string) => ({ name, email: `${name}@blenda.test`, password: "Blenda-demo-1" });
const openAsStaff = (browser: Browser, home: string | undefined, address: string): Promise<Page> =>
  openElsewhere(browser, home, demo("admin"), address);

async function settingsNow(from: APIRequestContext): Promise<SettingsPage> {
  return (await from.get("/api/generator/settings")).json();
}

signedInTest(
  "a changed setting is in the tool of somebody else without a reload, and can be rolled back",
  async ({ page, browser, baseURL }) => {
    await visit(page, "/blendagen");
    await expect(page.getByText("0 / 500")).toBeVisible();
    const staff = await openAsStaff(browser, baseURL, "/admin/blendagen");
    const { version } = await settingsNow(staff.request);

    await staff.getByLabel("Longest prompt").fill("5");
    await staff.getByRole("button", { name: "Save changes" }).click();
    await expect(staff.getByLabel("Longest prompt")).toBeFocused();
    await expect(staff.getByLabel("Longest prompt")).toHaveAccessibleDescription(/^Longest prompt must be at least 10\./);
    await staff.getByLabel("Longest prompt").fill("400");
    await expect(staff.getByRole("region", { name: "Unsaved changes" })).toContainText(/Longest prompt 500 characters .*400 characters/);

    const elsewhere = { basedOn: version, changes: { cooldownSeconds: 29 } };
    expect(await call(staff.request, baseURL, "generator/update", elsewhere)).toBe(200);
    await expect(staff.getByText(generatorFailures.GENERATOR_SETTINGS_CHANGED.say(undefined))).toBeVisible();
    await expectNoFaults(staff, "settings somebody else has changed");
    await staff.getByRole("button", { name: "Load the latest, keep my changes" }).click();
    await expect(staff.getByLabel("Cooldown")).toHaveValue("29");
    await staff.getByRole("button", { name: "Save changes" }).click();
    await expect(message(staff, generatorTexts.updated)).toBeVisible();
    await expect(page.getByText("0 / 400")).toBeVisible();

    await staff.getByRole("button", { name: `Roll back to version ${version}`, exact: true }).click();
    await staff.getByRole("dialog").getByRole("button", { name: "Roll back" }).click();
    await expect(message(staff, generatorTexts.rolledBack(version))).toBeVisible();
    await expect(page.getByText("0 / 500")).toBeVisible();
    await staff.context().close();
  },
);

signedInTest("emergency mode closes the tool for everybody within a second, and off restores it", async ({ page, browser, baseURL }) => {
  await visit(page, "/blendagen");
  const staff = await openAsStaff(browser, baseURL, "/admin/blendagen");
  const dialog = staff.getByRole("dialog");
  const turnOn = async () => {
    await staff.getByRole("button", { name: "Turn on" }).click();
    await dialog.getByRole("textbox", { name: "Message (optional)" }).fill("We are looking at the engines.");
    return pressing(dialog.getByRole("button", { name: "Turn on" }))();
  };
  const turnOff = async () => {
    await expect(message(staff, generatorTexts.emergencyOn)).toBeVisible();
    await expect(staff.getByText("Emergency mode is on. Nobody can generate.")).toBeVisible();
    await expect(page.getByText("Emergency: We are looking at the engines.")).toBeVisible();
    await staff.getByRole("button", { name: "Turn emergency mode off" }).click();
    return pressing(dialog.getByRole("button", { name: "Turn off" }))();
  };
  await expectLive([
    { act: turnOn, shows: { in: page, selector: "p", text: "Emergency: We are" } },
    { act: turnOff, shows: { in: page, selector: "form textarea:enabled" } },
  ]);
  await expect(message(staff, generatorTexts.emergencyOff)).toBeVisible();
  expect((await settingsNow(staff.request)).settings).toMatchObject({ isEmergency: false, maintenanceMessage: MAINTENANCE_MESSAGE });
  await staff.context().close();
});

test("a broadcast reaches a visitor at once, whoever opens the site meanwhile sees the rest, and it is gone after 30 seconds", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await visit(page, "/about");
  const staff = await openAsStaff(browser, baseURL, "/admin/blendagen");
  const words = `Short break at noon (${randomUUID().slice(0, 6)})`;
  await staff.getByRole("textbox", { name: "Message to all users" }).fill(words);
  await expect(staff.getByText(`${words.length}/300`)).toBeVisible();
  await staff.getByRole("button", { name: "Broadcast" }).click();
  await expect(message(staff, generatorTexts.broadcasted)).toBeVisible();
  await staff.context().close();

  await expect(page.getByText(words)).toBeVisible();
  const late = await browser.newPage();
  await late.clock.install();
  await visit(late, "/help");
  await expect(late.getByText(words)).toBeVisible();
  await late.clock.fastForward(31_000);
  await expect(late.getByText(words)).toBeHidden();
  await late.close();
  await page.clock.fastForward(25_000);
  await expect(page.getByText(words)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(page.getByText(words)).toBeHidden();
});

test("staff see what was made day by day, and how the engine is doing", async ({ browser, baseURL }) => {
  await generateAndCancel(browser, baseURL);
  const staff = await openAsStaff(browser, baseURL, "/admin/blendagen/analytics");
  await staff.getByRole("radio", { name: "7 days" }).check({ force: true });
  await expect(staff).toHaveURL(/days=7$/);
  const slider = staff.getByRole("slider", { name: "Generations per day: day" });
  await slider.focus();
  await expect(slider).toHaveAttribute("aria-valuetext", /Started [1-9]/);
  await expectNoFaults(staff, "analytics");
  await staff.getByRole("radio", { name: "Table" }).first().check({ force: true });
  await expect(staff.getByRole("table", { name: "Generations per day" }).getByRole("row")).toHaveCount(8);
  const [file] = await Promise.all([staff.waitForEvent("download"), staff.getByRole("button", { name: "CSV", exact: true }).click()]);
  expect(file.suggestedFilename()).toMatch(/^blendagen-7-days-\d{4}-\d\d-\d\d\.csv$/);

  await staff.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "API" }).click();
  await expect(staff.getByText("Reachable", { exact: true })).toBeVisible();
  // The engine's own work is tested where it lives; here it would take longer than all the rest.
  await staff.route("**/api/generation/testProvider", (asked) =>
    asked.fulfill({ json: { isGood: false, said: "The engine did not answer.", ms: 2_100 } }),
  );
  await staff.getByRole("button", { name: "Run a test" }).click();
  await expect(staff.getByRole("alert")).toContainText("The engine did not answer.");
  await expectNoFaults(staff, "the engine");
  await staff.context().close();
});
