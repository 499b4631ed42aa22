import { SCORE_COSTS } from "@blenda/domain/catalogue/constants";
import { catalogueFailures } from "@blenda/domain/catalogue/failures";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { dollars, exactly } from "@blenda/domain/shared/language/formats";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFaults } from "./faults.ts";
import { signInFrom } from "./people.ts";
import { readFrom } from "./reads.ts";
import { returningTest as test, visit } from "./visitor.ts";

/** Sold by the demo creator under several licences. */
const ROBOT = "orbit-7-service-robot";
const DEMO_CREATOR = { name: "Demo creator", email: "creator@blenda.test", password: "Blenda-demo-1" };

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Without a graphics card the browser draws in software, if it is asked to.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--enable-unsafe-swiftshader"] }),
    { scope: "worker" },
  ],
});

const product = (page: Page, id: string) => readFrom<ProductPage>(page, `catalogue/product?id=${id}`);
const fact = (page: Page, label: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${label}$`) }) })
    .locator("dd");
/** Without a graphics card a first picture takes its time, and nobody waits for it. */
const DRAWN = { timeout: 100_000 };
const viewIn3d = (page: Page): Locator => page.getByRole("button", { name: "View in 3D" });
const stage = (page: Page): Locator => page.getByRole("application", { name: /, 3D model$/ });

/** The middle of the stage, where nothing but the model stands. */
async function middleOf(page: Page): Promise<Buffer> {
  const { x, y, width, height } = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.screenshot({ clip: { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 } });
}

/** Until it has shown three different pictures: an empty one, if there was one, and two of the model. */
async function untilTurned(canvas: Locator): Promise<void> {
  const pictures = new Set<string>();
  await expect.poll(async () => pictures.add((await canvas.screenshot()).toString("base64")).size, DRAWN).toBeGreaterThan(2);
}

test("the facts on the page are those measured from the file", async ({ page }) => {
  const { title, facts, formats, files } = await product(page, ROBOT);
  await visit(page, `/product/${ROBOT}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const exact = (figure: number | undefined) => exactly(Number(figure));
  await expect(fact(page, "Triangles")).toHaveText(exact(facts?.triangles));
  await expect(fact(page, "Vertices")).toHaveText(exact(facts?.vertices));
  await expect(fact(page, "Draw calls")).toHaveText(exact(facts?.drawCalls));
  await expect(fact(page, "Formats")).toHaveText(formats.map((format) => format.toUpperCase()).join(", "));
  await expect(page.getByText(`Measured from ${facts?.measuredFrom}`)).toBeVisible();
  const downloads = page.locator("section").filter({ has: page.getByRole("heading", { name: "In the download" }) });
  await expect(downloads.getByRole("listitem")).toHaveCount(files.length);
  for (const { name } of files) await expect(downloads.getByText(name, { exact: true })).toBeVisible();
});

test("another licence changes the price", async ({ page }) => {
  const { licences } = await product(page, ROBOT);
  expect(licences.length).toBeGreaterThan(1);
  await visit(page, `/product/${ROBOT}`);
  for (const { type, priceCents } of licences) {
    await page.getByRole("radio", { name: new RegExp(`^${licenceTexts[type].name}`) }).check();
    const offer = page.locator("#licences p").filter({ hasText: `${licenceTexts[type].name} licence` });
    await expect(offer).toContainText(dollars(priceCents));
  }
});

test("the poster stands first; asked for, the model is drawn, turns by the arrow keys and changes its look by 1 to 5", async ({ page }) => {
  test.slow();
  await visit(page, `/product/${ROBOT}`);
  const { title, facts } = await product(page, ROBOT);
  const all = exactly(Number(facts?.triangles));
  await expect(page.getByRole("img", { name: title }).first()).toBeVisible();
  await expect(page.getByText(`${all} triangles · `)).toBeVisible();
  await expect(stage(page)).toHaveCount(0);
  await viewIn3d(page).click();
  await expect(stage(page)).toBeVisible(DRAWN);
  await expect(page.getByText(new RegExp(`^Preview: [\\d,]+ of ${all} triangles`))).toBeVisible();
  await stage(page).focus();
  await expect(page.getByText("Drag to turn, scroll to zoom")).toBeVisible();

  const canvas = stage(page).locator("canvas");
  const drawn = await middleOf(page);
  await canvas.evaluate((element: HTMLElement) => void (element.style.visibility = "hidden"));
  const empty = await middleOf(page);
  await canvas.evaluate((element: HTMLElement) => void (element.style.visibility = ""));
  expect(drawn.equals(empty), "the canvas is not blank").toBe(false);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await middleOf(page)).equals(drawn), { message: "it has turned" }).toBe(false);
  for (const [key, look] of [
    ["2", /Wireframe/],
    ["5", /Matcap/],
    ["1", /^1? ?Lit/],
  ] as const) {
    const before = await middleOf(page);
    await page.keyboard.press(key);
    await expect(page.getByRole("group", { name: "Look" }).getByRole("radio", { name: look })).toBeChecked();
    await expect.poll(async () => (await middleOf(page)).equals(before), { message: `key ${key}`, timeout: 30_000 }).toBe(false);
  }
});

test("a wireframe that can be turned is that of the file itself, fetched only when it is chosen, and says so", async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await visit(page, `/product/${ROBOT}`);
  const { facts, wireUrl } = await product(page, ROBOT);
  await viewIn3d(page).click();
  await expect(stage(page)).toBeVisible(DRAWN);
  expect(asked).not.toContain(wireUrl);
  await page.getByRole("group", { name: "Look" }).getByText("Wireframe").click();
  const all = exactly(Number(facts?.triangles));
  await expect(page.getByText(`Exact mesh: ${all} triangles`)).toBeVisible({ timeout: 30_000 });
  expect(asked).toContain(wireUrl);
});

test("where the processor draws, nothing of the viewer is fetched before it is asked for, and a press is answered while it starts", async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  const { previewUrl } = await product(page, ROBOT);
  await visit(page, `/product/${ROBOT}`);
  await expect(viewIn3d(page)).toBeVisible();
  // Long enough for a browser that has nothing else to do; there is no event that says "and nothing came".
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))));
  expect(asked.filter((path) => path === previewUrl || /engine|open-viewer/.test(path))).toEqual([]);

  /** Turns of the page's own thread that lasted longer than a press may wait. */
  await page.evaluate(() => {
    const lasted: number[] = [];
    Object.assign(globalThis, { lasted });
    new PerformanceObserver((list) => lasted.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await viewIn3d(page).click();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("button", { name: "In your cart. View cart" }).first()).toBeVisible();
  await expect(stage(page), "the press came first").toHaveCount(0);
  await expect(stage(page)).toBeVisible(DRAWN);
  const lasted = await page.evaluate(() => (globalThis as unknown as { lasted: number[] }).lasted);
  // Seconds when it is drawn in the page itself; on a machine shared with others an ordinary turn may take a while as well.
  expect(Math.max(0, ...lasted)).toBeLessThan(2_000);
});

test("on cards the model turns while the mouse rests on one or the keyboard is there, one at a time", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Small cards: without a graphics card every pixel of a turning model takes its time.
  await page.setViewportSize({ width: 480, height: 640 });
  await visit(page, "/marketplace");
  // Of the list itself: bundles, which have no model of their own, stand above it.
  const cards = page.locator("#results").getByRole("article");
  const [first, second] = [cards.nth(0), cards.nth(1)];
  const turning = page.getByRole("article").locator("canvas");
  await expect(turning).toHaveCount(0);
  await first.hover();
  await expect(first.locator("canvas")).toHaveCount(1, DRAWN);
  await untilTurned(first.locator("canvas"));
  await first.getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  await expect(second.locator("canvas")).toHaveCount(1, DRAWN);
  await expect(turning).toHaveCount(1);
  await page.getByRole("combobox", { name: "Sort" }).focus();
  await page.mouse.move(0, 0);
  await expect(turning).toHaveCount(0);
});

/** As in Safari before 17: workers have a canvas, but nothing to draw models with. */
async function removeWorkersWebgl(page: Page): Promise<void> {
  await page.route(/\/assets\/(engine|graphics)-worker-[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `OffscreenCanvas.prototype.getContext = () => null;\n${await answer.text()}` });
  });
}

test("where a worker has no WebGL, the page's own canvas shows the model, and it can be turned", async ({ page }) => {
  test.slow();
  await removeWorkersWebgl(page);
  await visit(page, `/product/${ROBOT}`);
  await viewIn3d(page).click();
  await expect(stage(page)).toBeVisible(DRAWN);
  await expect(stage(page).locator("canvas")).toHaveCount(1);
  await expect(page.getByText("Your browser can't show 3D here.", { exact: false })).toHaveCount(0);
  const before = await middleOf(page);
  await stage(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await middleOf(page)).equals(before), { timeout: 30_000 }).toBe(false);
});

test("a browser without WebGL anywhere shows the rendered pictures and says why", async ({ page }) => {
  await removeWorkersWebgl(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, `/product/${ROBOT}`);
  await viewIn3d(page).click();
  await expect(page.getByText("Your browser can't show 3D here. These are rendered images of the same file.")).toBeVisible({
    timeout: 30_000,
  });
  const { title, looks } = await product(page, ROBOT);
  await page.getByRole("group", { name: "Look" }).getByText("Wireframe").click();
  await expect(page.getByRole("img", { name: title }).first()).toHaveAttribute("src", looks.wireframe ?? "");
});

test("nothing that is sold leaves the house: the page loads previews and pictures only, and the files are not there for visitors", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const asked = new Set<string>();
  page.on("request", (one) => new URL(one.url()).pathname.startsWith("/files/") && asked.add(new URL(one.url()).pathname));
  const { files, previewUrl } = await product(page, ROBOT);
  await visit(page, `/product/${ROBOT}`);
  await viewIn3d(page).click();
  await expect.poll(() => [...asked], { timeout: 30_000 }).toContain(previewUrl);
  for (const path of asked) expect(path).toMatch(/-(preview|wire|card|cover|wireframe|uv|normals|matcap|logo|banner)$/);
  const sold = files.map(({ format, bytes }) => ({ address: `/files/demo-${ROBOT}-${format}`, bytes }));
  for (const { address } of sold) expect((await request.get(address)).status(), address).toBe(404);

  await signInFrom(context, baseURL, DEMO_CREATOR);
  for (const { address, bytes } of sold) expect(await (await page.request.get(address)).body(), "its creator's copy").toHaveLength(bytes);
});

test("pressed, the score says what is measured and how it adds up", async ({ page }) => {
  const { score } = await product(page, ROBOT);
  await visit(page, `/product/${ROBOT}`);
  await page.getByRole("button", { name: `Score ${score}: how it adds up` }).click();
  const told = page.getByRole("region", { name: "How the score adds up" });
  for (const { about } of SCORE_COSTS) await expect(told.getByText(about, { exact: true })).toBeVisible();
  await told.getByRole("link", { name: "See what we found in this file" }).click();
  await expect(page.getByRole("heading", { name: "File check" })).toBeInViewport();
});

test("a product nobody can buy says that it is not for sale, and one that does not exist leads back to the marketplace", async ({
  page,
}) => {
  const taken = { ...(await product(page, ROBOT)), isForSale: false };
  await page.route("**/api/catalogue/product*", (route) => route.fulfill({ json: taken }));
  await visit(page, `/product/${ROBOT}`);
  await expect(page.getByText("Not for sale right now. Buyers keep their copy.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await page.unroute("**/api/catalogue/product*");
  await visit(page, "/product/no-such-thing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(catalogueFailures.CATALOGUE_NOT_FOUND.say(undefined));
  await page.getByRole("main").getByRole("link", { name: "Browse the marketplace" }).click();
  await expect(page).toHaveURL("/marketplace");
});

test("the product page reads well in both themes and fits a narrow phone", async ({ page }) => {
  await visit(page, `/product/${ROBOT}`);
  await expect(fact(page, "Triangles")).toBeVisible();
  await expectNoFaults(page, "a product");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
