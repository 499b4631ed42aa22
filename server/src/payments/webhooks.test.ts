import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../http/open.ts";
import { balance } from "../ledger/port.ts";
import type { ProviderEvent } from "../platform/outside/payments/payments.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { makeStripePayments } from "../platform/outside/payments/payments-stripe.ts";
import { signatureHeader } from "../platform/outside/payments/signature.ts";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";
import { makeStorm } from "../testing/outside/webhook-storm.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const options = { TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, { PUBLIC_URL: "http://blenda.test", ...options });
beforeEach(() => sell(app, "robot", 2_000, CARA.id));

const post = (body: Buffer | string, signature?: string, url = "/webhooks/simulated") =>
  http.inject({
    method: "POST",
    url,
    payload: body,
    headers: { "content-type": "application/json", ...(signature && { "x-signature": signature }) },
  });
const kept = () => app.db.selectFrom("webhookInbox").select(["eventId", "outcome"]).orderBy("eventId").execute();

async function waitingOrder(): Promise<Pick<ProviderEvent, "intentId" | "orderId">> {
  const calls = app.as(ADA).checkout;
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId } = await calls.start({ quoteId, key: crypto.randomUUID() });
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await app.db.updateTable("simIntents").set({ status: "succeeded" }).where("orderId", "=", orderId).execute();
  return { orderId, intentId: intentId ?? "" };
}
const paid = (order: Pick<ProviderEvent, "intentId" | "orderId">, id = "evt_1") =>
  Buffer.from(
    JSON.stringify({ id, type: "payment_succeeded", ...order, amountCents: 2_000, currency: "USD", occurredAt: app.now(), card: null }),
  );

test("a signed event makes the order paid; fifty copies at once, or the same under another id, do it once", async () => {
  const order = await waitingOrder();
  const body = paid(order);
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, provider.sign(body))));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const renamed = paid(order, "evt_2");
  expect((await post(renamed, provider.sign(renamed))).statusCode).toBe(200);
  expect(await balance(app.db, "provider")).toBe(-2_000);
  expect(await kept()).toEqual([
    { eventId: "evt_1", outcome: "fulfilled" },
    { eventId: "evt_2", outcome: "already" },
  ]);
});

test("no signature, a wrong one, another body, five minutes and a second away either way: 400, and no row", async () => {
  const body = paid(await waitingOrder());
  const good = provider.sign(body);
  for (const [bytes, signature] of [
    [body, undefined],
    [body, "t=1,v1=00"],
    [body, good.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
    [body, signatureHeader("another secret", body, Math.floor(Date.parse(app.now()) / 1000))],
    [Buffer.concat([body, Buffer.from(" ")]), good],
  ] as const)
    expect((await post(bytes, signature)).statusCode).toBe(400);
  const at = Math.floor(Date.parse(app.now()) / 1000);
  for (const [seconds, isKnown] of [
    [301, false],
    [-301, false],
    [299, true],
  ] as const) {
    const reading = provider.readEvent(body, good, at + seconds);
    if (isKnown) await expect(reading).resolves.toMatchObject({ id: "evt_1" });
    else await expect(reading).rejects.toMatchObject({ name: "UntrustedEvent" });
  }
  expect(await kept()).toEqual([]);
});

test("5 MB are refused before they are read, and cookies and origins count for nothing here", async () => {
  expect((await post(Buffer.alloc(5_000_000), "t=1,v1=00")).statusCode).toBe(413);
  const body = paid(await waitingOrder());
  const headers = { "content-type": "application/json", "x-signature": provider.sign(body), origin: "https://elsewhere.example" };
  expect((await http.inject({ method: "POST", url: "/webhooks/simulated", payload: body, headers })).statusCode).toBe(200);
  const elsewhere = await http.inject({ method: "POST", url: "/api/checkout/quote", payload: "{}", headers });
  expect(elsewhere.statusCode).toBe(403);
});

test("an event about nothing we know is taken and changes nothing", async () => {
  const body = paid({ intentId: "pi_unknown", orderId: "nobody" });
  expect((await post(body, provider.sign(body))).statusCode).toBe(200);
  expect(await kept()).toEqual([{ eventId: "evt_1", outcome: "unknown" }]);
});

test("the other provider's address is not there", async () => {
  expect((await post("{}", "t=1,v1=00", "/webhooks/stripe")).statusCode).toBe(404);
});

test("three hundred events, each one to five times, shuffled, a fifth forged or stale: exactly the right effects", async () => {
  const storm = await makeStorm(app, provider, 300);
  await storm.unleash(async (body, signature) => (await post(body, signature)).statusCode);
  expect(await storm.mistakes()).toEqual([]);
});

test("the card form's call gives a token for a test card, and a sentence for anything else", async () => {
  const headers = { origin: "http://blenda.test" };
  const token = (number: string, expiry = "12/40", cvc = "123") =>
    http.inject({ method: "POST", url: "/api/test-provider/tokens", headers, payload: { number, expiry, cvc } });
  expect((await token("4242 4242 4242 4242")).json()).toEqual({ token: expect.stringMatching(/^pm_/) });
  for (const [answer, message] of [
    [await token("4111111111111111"), "This isn't one of the test cards"],
    [await token("4242424242424242", "01/20"), "This card has expired"],
    [await token("4242424242424242", "12/40", "1"), "The security code has three or four digits"],
  ] as const) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message });
  }
  expect(JSON.stringify(await app.db.selectFrom("simMethods").selectAll().execute())).not.toContain("4242424242424242");
});

test("the bank's page asks about one payment and takes one answer", async () => {
  const headers = { origin: "http://blenda.test" };
  const calls = app.as(ADA).checkout;
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId } = await calls.start({ quoteId, key: crypto.randomUUID() });
  const paymentMethod = (await provider.tokenize("4000002500003155")) ?? "";
  const asked = await calls.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
  const clientSecret = "url" in asked ? (asked.url.split("#")[1] ?? "") : "";
  const url = "/api/test-provider/actions";
  expect((await http.inject({ url: `${url}?clientSecret=${clientSecret}` })).json()).toMatchObject({ orderId, amountCents: 2_000 });
  const answer = () => http.inject({ method: "POST", url, headers, payload: { clientSecret, isApproved: true } });
  expect((await answer()).json()).toEqual({ state: "succeeded" });
  expect((await answer()).statusCode).toBe(404);
  expect(await calls.payment({ orderId })).toMatchObject({ payment: { state: "paid" } });
});

test("an event of Stripe's test mode is refused by a shop that takes real money", async () => {
  const keys = { publishableKey: "pk_live_x", webhookSecret: "whsec_x" };
  const body = Buffer.from(
    JSON.stringify({ id: "evt_1", object: "event", created: 1, livemode: false, type: "ping", data: { object: {} } }),
  );
  const read = (secretKey: string) =>
    makeStripePayments({ secretKey, ...keys }).readEvent(body, signatureHeader("whsec_x", body, 1_000), 1_100);
  await expect(read("sk_live_x")).rejects.toMatchObject({ name: "UntrustedEvent" });
  await expect(read("sk_test_x")).resolves.toMatchObject({ type: "other" });
});

test("beside a real provider the test card form and the test bank are not there", async () => {
  const payments = makeStripePayments({ secretKey: "sk_live_x", publishableKey: "pk_live_x", webhookSecret: "whsec_x" });
  const real = await openHttp({ ...app.services, payments }, { PUBLIC_URL: "http://blenda.test", ...options });
  const headers = { origin: "http://blenda.test" };
  const payload = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
  expect((await real.inject({ method: "POST", url: "/api/test-provider/tokens", headers, payload })).statusCode).toBe(404);
  expect((await real.inject({ url: "/" })).headers["content-security-policy"]).toContain("https://js.stripe.com");
  expect((await real.inject({ url: "/" })).headers["permissions-policy"]).toContain('payment=(self "https://js.stripe.com")');
  await real.close();
});
