import { CHECKOUT, TEST_CARDS } from "@blenda/domain/checkout/constants";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../http/open.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";
import { consentGiven } from "../testing/figures/consenting.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const robot = { itemType: "product", itemId: "robot", variant: "personal" } as const;
const guest = (address?: string) => app.as(null, address).checkout;

beforeEach(() => sell(app, "robot", 2_000, CARA.id));

async function wishOf(key: string, email = "guest@example.com") {
  const { id } = await guest().quote({ lines: [robot] });
  return { quoteId: id, key, email };
}

test("a guest's order is opened by a secret of ours, whatever key it was made with", async () => {
  const wish = await wishOf("12345678");
  const { orderId, secret } = await guest().start(wish);
  expect(Buffer.from(secret ?? "", "base64url").length).toBeGreaterThanOrEqual(16);
  expect(await guest().start(wish)).toMatchObject({ orderId, secret });
  await expect(guest().payment({ orderId, secret: wish.key })).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
  expect(await guest().payment({ orderId, secret })).toMatchObject({ orderId, payment: { state: "processing" } });
  const paymentMethod = (await provider.tokenize(TEST_CARDS[0].number)) ?? "";
  await expect(guest().confirm({ orderId, secret: wish.key, paymentMethod, key: "another key" })).rejects.toMatchObject({
    code: "CHECKOUT_ORDER_GONE",
  });
  expect(await guest().confirm({ orderId, secret, paymentMethod, key: "another key" })).toEqual({ state: "paid" });
});

test("what opens an order is not in our data", async () => {
  const { orderId, secret } = await guest().start(await wishOf("12345678"));
  const row = await app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(app.services.signer.digest("order secret", JSON.stringify([orderId]))).not.toBe(secret);
});

test("members' orders are opened by their session alone", async () => {
  const { id } = await app.as(ADA).checkout.quote({ lines: [robot] });
  const { orderId, secret } = await app.as(ADA).checkout.start({ quoteId: id, key: "12345678" });
  expect(secret).toBeNull();
  await expect(guest().payment({ orderId, secret: "12345678" })).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
});

test("a key somebody else used tells nothing: it makes an order like any other", async () => {
  const one = await guest().start(await wishOf("12345678", "one@example.com"));
  const two = await guest().start(await wishOf("12345678", "two@example.com"));
  const { id } = await app.as(ADA).checkout.quote({ lines: [robot] });
  const member = await app.as(ADA).checkout.start({ quoteId: id, key: "12345678" });
  expect(new Set([one, two, member].map(({ orderId }) => orderId)).size).toBe(3);
  expect(one.secret).not.toBe(two.secret);
});

test("one's own key with another wish is refused", async () => {
  const wish = await wishOf("12345678");
  await guest().start(wish);
  await expect(guest().start({ ...wish, email: "another@example.com" })).rejects.toMatchObject({ code: "KEY_REUSED" });
});

test("guessing secrets ends soon, and then not even the right one is taken from there", async () => {
  const { orderId, secret } = await guest().start(await wishOf("12345678"));
  const guess = () => guest("198.51.100.9").payment({ orderId, secret: crypto.randomUUID() });
  for (let n = 0; n < CHECKOUT.WRONG_SECRETS_PER_HOUR; n++) await expect(guess()).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
  await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await expect(guest("198.51.100.9").payment({ orderId, secret })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await guest().payment({ orderId, secret })).toMatchObject({ payment: { state: "processing" } });
});

test("the secret travels in no address, and the provider's stays with us", async () => {
  const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
  const http = await openHttp(app.services, config);
  const started = await guest().start(await wishOf("12345678"));
  expect(Object.keys(started.payment ?? {})).toEqual(["provider", "publishableKey", "hasWallets"]);
  const { orderId, secret } = started;
  const asked = { orderId, secret: secret ?? "" };
  expect((await http.inject(`/api/checkout/payment?${new URLSearchParams(asked)}`)).statusCode).toBe(404);
  const headers = { origin: "http://blenda.test", host: "blenda.test", "sec-fetch-site": "same-origin" };
  const answer = await http.inject({ method: "POST", url: "/api/checkout/payment", headers, payload: asked });
  expect(answer.json()).toMatchObject({ orderId, payment: { state: "processing" } });
});

const said = "x".repeat(201);
test.each([
  ["fields nobody named", { anything: "at all" }],
  ["a megabyte", { browserLanguage: "x".repeat(1_000_000) }],
  ["long words", { referralData: { source: said, medium: "", campaign: "", content: "", term: "" } }],
  ["things in things", { sessionEvents: { pageViews: 1, timeOnSite: 1, more: [] } }],
  ["no affiliate", { affiliate: "<script>" }],
])("an order keeps of a visit what the specification names, not %s", async (_, visit) => {
  await expect(guest().start({ ...(await wishOf("12345678")), visit: visit as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("what tracking knows is kept with the order", async () => {
  const words = {
    type: "desktop",
    os: "Linux",
    browser: "Firefox",
    screenResolution: "1x1",
    language: "en",
    timezone: "UTC",
    viewport: "1x1",
  };
  const visit = {
    deviceInfo: { ...words, colorDepth: 24, pixelRatio: 1.5 },
    browserTimezone: "UTC",
    browserLanguage: "en",
    sessionData: { sessionStart: app.now(), pageViews: 3, timeOnSite: 40, referralSource: "direct", utmSource: "letter" },
    referralData: { source: "letter", medium: "", campaign: "", content: "", term: "" },
    sessionEvents: { pageViews: 3, timeOnSite: 40 },
    affiliateRef: "100ADA",
    referralTimestamp: app.now(),
    trackingNote: "client_tracked" as const,
    consent: consentGiven(app.now()),
    mayCount: true,
  };
  const { orderId } = await guest().start({ ...(await wishOf("12345678")), visit });
  expect(await app.db.selectFrom("orders").select("visit").where("id", "=", orderId).executeTakeFirstOrThrow()).toEqual({ visit });
});
