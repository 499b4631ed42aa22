import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, expect, type FrameLocator, type Page, type Route } from "@playwright/test";
import { STAND_IN_KEYS, startStripeStandIn } from "../server/src/testing/outside/stripe-stand-in.ts";
import { freePort, startServer } from "../server/src/testing/server-process.ts";
import { copyFreshData } from "./fresh-data.ts";
import { test as base } from "./people.ts";
import { CARD_FRAME, STRIPE_SCRIPT } from "./stripe-script.ts";

type Stripe = Awaited<ReturnType<typeof startStripeStandIn>>;

interface Shop {
  url: string;
  stripe: Stripe;
}

/** Journeys in a shop that takes cards by Stripe. Stripe itself stands in on this machine, for the server and for the browser. */
export const test = base.extend<{ stripe: Stripe }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs nothing
    async ({}, use) => {
      const stripe = await startStripeStandIn(() => new Date().toISOString());
      const PORT = String(await freePort());
      const DATA_DIR = `.data/e2e-${PORT}`;
      await copyFreshData(DATA_DIR);
      const server = await startServer({
        PORT,
        DATA_DIR,
        DATABASE_URL: "embedded",
        REQUESTS_PER_MINUTE: "0",
        TRUSTED_PROXIES: "127.0.0.1",
        STRIPE_SECRET_KEY: STAND_IN_KEYS.secretKey,
        STRIPE_PUBLISHABLE_KEY: STAND_IN_KEYS.publishableKey,
        STRIPE_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
        STRIPE_STAND_IN_PORT: String(stripe.at.port),
        NODE_OPTIONS: `--import=${new URL("./stripe-nearby.ts", import.meta.url)}`,
      });
      stripe.deliverTo(async (body, signature) => {
        const headers = { "content-type": "application/json", "stripe-signature": signature };
        const { status } = await fetch(`${server.url}/webhooks/stripe`, { method: "POST", headers, body: new Uint8Array(body) });
        expect(status).toBe(200);
      });
      // By its name, as people open it: the bank sends them back to that.
      await use({ url: `http://localhost:${PORT}`, stripe });
      stripe.close();
      await server.stop();
      await rm(join(import.meta.dirname, "..", DATA_DIR), { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  stripe: [
    async ({ shop, context }, use) => {
      await answerAsStripe(context, shop.stripe);
      await use(shop.stripe);
    },
    { auto: true },
  ],
});

/** Journeys of somebody who is signed in from the start. */
export const memberTest = test.extend<{ isHere: undefined }>({
  isHere: [async ({ me }, use) => use(void me), { auto: true }],
});

/** What a browser asks of Stripe's addresses. Whatever the content security policy stops never gets here. */
export async function answerAsStripe(context: BrowserContext, stripe: Stripe): Promise<void> {
  await context.route(/^https:\/\/(\w+\.)?js\.stripe\.com\//, (route) =>
    new URL(route.request().url()).pathname.endsWith(".html")
      ? route.fulfill({ contentType: "text/html", body: CARD_FRAME })
      : route.fulfill({ contentType: "text/javascript", body: STRIPE_SCRIPT }),
  );
  await context.route("https://api.stripe.com/**", async (route) => {
    const url = route.request().url().replace("https://api.stripe.com", `http://127.0.0.1:${stripe.at.port}`);
    const answer = await fetch(url, { method: "POST", body: route.request().postData() });
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ status: answer.status, headers, contentType: "application/json", body: await answer.text() });
  });
  await context.route("https://hooks.stripe.com/**", (route) => answerAsBank(route, stripe));
}

async function answerAsBank(route: Route, stripe: Stripe): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const intent = searchParams.get("payment_intent") ?? "";
  const said = searchParams.get("said");
  if (said) return route.fulfill({ status: 303, headers: { location: await stripe.answerBank(intent, said === "yes") } });
  const link = (word: string, says: string) => `<p><a href="?payment_intent=${intent}&said=${says}">${word}</a></p>`;
  const page = `<!doctype html><html lang="en"><title>Bank</title><h1>Your bank</h1>${link("Complete", "yes")}${link("Fail", "no")}</html>`;
  return route.fulfill({ contentType: "text/html", body: page });
}

export const GOOD = "4242424242424242";
export const DECLINED = "4000000000000002";
export const ASKS = "4000002760003184";

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure card payment input frame"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardFrame(page).getByLabel("Credit or debit card number").fill(number);
  await cardFrame(page).getByLabel("Credit or debit card expiration date").fill("12 / 40");
  await cardFrame(page).getByLabel("Credit or debit card CVC/CVV").fill("123");
  if (number === GOOD) await cardFrame(page).getByLabel("ZIP").fill("94103");
}
