import { expect, type Locator, type Page, test as plainTest, type Response } from "@playwright/test";
import { test, visit } from "./visitor.ts";

/** Promised in 0006. */
const BUDGET_BYTES = 150_000;
/** Pages people come to first, and what shows that their own code is there: it belongs to the first load however busy the machine is. */
const FIRST_PAGES: Record<string, (main: Locator) => Locator> = {
  "/": (main) => main.getByRole("heading", { level: 1 }),
  "/product/1962-rangefinder-camera": (main) => main.getByRole("button", { name: "Add to cart" }).first(),
};
/** A browser that has never been here, nor compiled anything of ours. */
test.use({ reuseContext: false });

const isScript = (response: Response) => new URL(response.url()).pathname.endsWith(".js");

/** Every script up to the moment the viewer's own code is asked for, which begins a load of its own. */
async function scriptsOf(page: Page, address: string): Promise<Response[]> {
  const scripts: Response[] = [];
  let hasViewer = false;
  page.on("response", (response) => {
    hasViewer ||= response.url().includes("/open-viewer");
    if (isScript(response) && !hasViewer) scripts.push(response);
  });
  await visit(page, address);
  await page.waitForLoadState("load");
  return scripts;
}

for (const [address, arrived] of Object.entries(FIRST_PAGES))
  test(`the first load of ${address} transfers at most ${BUDGET_BYTES / 1_000} kB of JavaScript`, async ({ page }) => {
    const scripts = await scriptsOf(page, address);
    await expect(arrived(page.getByRole("main"))).toBeVisible();
    const sizes = await Promise.all(scripts.map(async (script) => Number(await script.headerValue("content-length"))));
    expect(scripts.length).toBeGreaterThan(1);
    expect(sizes.every((size) => size > 0)).toBe(true);
    const sum = sizes.reduce((all, size) => all + size, 0);
    test.info().annotations.push({ type: "JavaScript", description: `${(sum / 1000).toFixed(1)} kB` });
    expect(sum).toBeLessThanOrEqual(BUDGET_BYTES);
  });

test("what a page asks for first is named in it, and asked for once", async ({ page }) => {
  for (const [address, questions] of [
    ["/", ["/api/identity/session", "/api/content/home", "/hero/home.webp"]],
    ["/product/1962-rangefinder-camera", ["/api/identity/session", "/api/catalogue/product"]],
  ] as const) {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, address);
    for (const question of questions)
      expect(
        asked.filter((path) => path === question),
        question,
      ).toHaveLength(1);
    page.removeAllListeners("request");
  }
});

test("a page is compressed for whoever can read that, found or not", async ({ request }) => {
  for (const address of ["/", "/marketplace", "/product/1962-rangefinder-camera", "/nowhere"]) {
    const asked = (encoding: string) => request.get(address, { headers: { "accept-encoding": encoding } });
    const [small, plain] = await Promise.all([asked("br"), asked("identity")]);
    expect(small.headers(), address).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/accept-encoding/i) });
    expect(plain.headers()["content-encoding"], address).toBeUndefined();
    expect(await small.text()).toBe(await plain.text());
    expect(Number(small.headers()["content-length"])).toBeLessThan((await plain.body()).byteLength / 2);
  }
});

test("scripts are compressed ahead and kept for ever", async ({ page, request }) => {
  const scripts = await scriptsOf(page, "/");
  const hashed = scripts.filter((script) => script.url().includes("/assets/"));
  for (const script of hashed) {
    const headers = await script.allHeaders();
    expect(headers["content-encoding"], script.url()).toBe("br");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  const part = await request.get(hashed[0]?.url() ?? "", { headers: { range: "bytes=0-99", "accept-encoding": "identity" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(await part.body()).toHaveLength(100);
});

test("the page that names the hashed files is asked for every time, so a new release is seen at the next load", async ({ request }) => {
  for (const path of ["/", "/about", "/nothing/here"]) expect((await request.get(path)).headers()["cache-control"]).toBe("no-cache");
});

plainTest("no inline script and no inline style is obeyed", async ({ page }) => {
  await page.goto("/about");
  const tried = await page.evaluate(async () => {
    const stopped: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => stopped.push(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.obeyed = 'yes'";
    const style = document.createElement("style");
    style.textContent = "html { outline: 7px solid red }";
    document.head.append(script, style);
    await new Promise((resume) => setTimeout(resume));
    const { obeyed } = document.documentElement.dataset;
    return { stopped: stopped.sort(), obeyed, outline: getComputedStyle(document.documentElement).outlineStyle };
  });
  expect(tried).toEqual({ stopped: ["script-src-elem", "style-src-elem"], obeyed: undefined, outline: "none" });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says something friendly, in its own look", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Blenda needs JavaScript" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Switch it on for this site");
    await expect(page.getByRole("main"), "noscript.css has arrived").toHaveCSS("padding", "32px");
  });
});
