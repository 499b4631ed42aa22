import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ProviderUnclear, UntrustedEvent } from "../payments/payments.ts";
import { TransferRefused } from "./payouts.ts";
import { makeWiseTransfers } from "./payouts-wise.ts";

interface Call {
  path: string;
  body: Record<string, unknown>;
}
type Answer = [status: number, body: unknown];

/** A stand-in for Wise: answers as its documentation says, and remembers what it was asked. */
let calls: Call[] = [];
let answers: Record<string, (call: Call) => Answer> = {};
const server = createServer((request, response) => {
  let text = "";
  request.on("data", (part) => (text += part));
  request.on("end", () => {
    const path = `${request.method} ${(request.url ?? "").split("?")[0]}`;
    const call = { path, body: text ? JSON.parse(text) : {} };
    calls.push(call);
    const [status, body] = answers[path]?.(call) ?? [404, {}];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
afterAll(() => server.close());

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const webhookKey = publicKey.export({ type: "spki", format: "pem" }).toString();
const wise = makeWiseTransfers({
  ...{
    key: "token",
    profileId: "77",
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookKey,
    answerWithinMs: 2_000,
  },
});

const recipient = {
  ...{
    id: "r",
    currency: "EUR",
    country: "DE",
    type: "iban",
    holderName: "Ada",
    holderType: "person" as const,
    last4: "3000",
    externalId: null,
  },
  fields: { iban: "DE89370400440532013000" },
};
const wish = { key: "8f14e45f-ceea-4672-9f7a-2f6d5f3e0d11", amountCents: 10_000, currency: "USD", recipient };
const transfer = {
  ...{ id: 16_521_632, status: "processing", rate: 0.92, created: "2026-11-20 09:31:07", customerTransactionId: wish.key },
  ...{ sourceValue: 100.64, sourceCurrency: "USD", targetValue: 92, targetCurrency: "EUR", targetAccount: 404 },
};

beforeEach(() => {
  calls = [];
  answers = {
    "POST /v3/profiles/77/quotes": ({ body }) => [
      200,
      {
        ...{ id: `quote-${body.targetAmount ?? "rate"}`, rate: 0.92 },
        paymentOptions: [
          { payIn: "CARD", disabled: false, sourceAmount: 103, targetAmount: 92 },
          { payIn: "BALANCE", disabled: false, sourceAmount: 100.64, targetAmount: 92 },
        ],
      },
    ],
    "POST /v1/accounts": () => [200, { id: 404 }],
    "POST /v1/transfers": () => [200, { ...transfer, status: "incoming_payment_waiting" }],
    "POST /v3/profiles/77/transfers/16521632/payments": () => [201, { type: "BALANCE", status: "COMPLETED", errorCode: null }],
    "GET /v1/transfers/16521632": () => [200, transfer],
    "GET /v1/transfers": () => [200, [transfer]],
    "GET /v4/profiles/77/balances": () => [200, [{ id: 9, currency: "USD", amount: { value: 1_234.5, currency: "USD" } }]],
  };
});

test("a transfer is quoted so that the fee comes on top, made with the payout's id, and paid from the balance", async () => {
  expect(await wise.createTransfer(wish)).toEqual({
    ...{ externalId: "16521632", state: "processing", occurredAt: "2026-11-20T09:31:07.000Z", feeCents: 64, recipientExternalId: "404" },
    arrives: { amount: 9_200, currency: "EUR", rate: "0.92" },
  });
  expect(calls.map(({ path }) => path)).toEqual([
    "POST /v3/profiles/77/quotes",
    "POST /v3/profiles/77/quotes",
    "POST /v1/accounts",
    "POST /v1/transfers",
    "POST /v3/profiles/77/transfers/16521632/payments",
    "GET /v1/transfers/16521632",
  ]);
  expect(calls[2]?.body).toMatchObject({ profile: 77, type: "iban", details: { legalType: "PRIVATE", IBAN: recipient.fields.iban } });
  expect(calls[3]?.body).toMatchObject({ targetAccount: 404, quoteUuid: "quote-92", customerTransactionId: wish.key });
});

test("asked again it is the same transfer, and one that is paid is not paid again", async () => {
  answers["POST /v1/transfers"] = () => [200, { ...transfer, status: "outgoing_payment_sent" }];
  answers["GET /v1/transfers/16521632"] = () => [200, { ...transfer, status: "outgoing_payment_sent" }];
  expect(await wise.createTransfer({ ...wish, recipient: { ...recipient, externalId: "404" } })).toMatchObject({
    state: "outgoing_payment_sent",
  });
  expect(calls.map(({ path }) => path)).not.toContain("POST /v3/profiles/77/transfers/16521632/payments");
  expect(await wise.lookUp({ key: wish.key })).toMatchObject({ externalId: "16521632", feeCents: 64 });
  expect(await wise.lookUp({ externalId: "1" })).toBeNull();
});

test("a wrong account is a refusal; an empty balance, an error of theirs and nonsense are unclear", async () => {
  answers["POST /v1/accounts"] = () => [422, { errors: [{ code: "NOT_VALID" }] }];
  await expect(wise.createTransfer(wish)).rejects.toThrow(TransferRefused);
  answers["POST /v1/accounts"] = () => [200, { id: 404 }];
  answers["POST /v3/profiles/77/transfers/16521632/payments"] = () => [
    201,
    { status: "REJECTED", errorCode: "balance.payment-option-unavailable" },
  ];
  await expect(wise.createTransfer(wish)).rejects.toThrow(ProviderUnclear);
  answers["POST /v1/transfers"] = () => [500, {}];
  await expect(wise.createTransfer(wish)).rejects.toThrow(ProviderUnclear);
  answers["POST /v1/transfers"] = () => [200, { hello: "there" }];
  await expect(wise.createTransfer(wish)).rejects.toThrow(ProviderUnclear);
});

test("its statement names transfers, fees and what came back, and its balance is ours", async () => {
  const line = (date: string, value: number, referenceNumber: string, fees = 0) => ({
    ...{ date, amount: { value, currency: "USD" }, totalFees: { value: fees, currency: "USD" }, referenceNumber },
    details: { type: "TRANSFER", description: "", paymentReference: null },
  });
  answers["GET /v1/profiles/77/balance-statements/9/statement.json"] = () => [
    200,
    {
      transactions: [
        line("2026-11-22T10:00:00Z", 100, "TRANSFER-16521632"),
        line("2026-11-20T10:00:00Z", -100.64, "TRANSFER-16521632", 0.64),
      ],
    },
  ];
  const lines = await wise.statement("2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z");
  expect(lines.map(({ kind, amountCents, transferId }) => ({ kind, amountCents, transferId }))).toEqual([
    { kind: "transfer", amountCents: -10_000, transferId: "16521632" },
    { kind: "fee", amountCents: -64, transferId: "16521632" },
    { kind: "refund", amountCents: 10_000, transferId: "16521632" },
  ]);
  expect(await wise.balance()).toEqual({ cents: 123_450, currency: "USD" });
});

test("news are believed by their signature alone, and are the same however often they are sent", () => {
  const body = Buffer.from(
    JSON.stringify({
      event_type: "transfers#state-change",
      data: {
        resource: { type: "transfer", id: 16_521_632, profile_id: 77 },
        current_state: "bounced_back",
        occurred_at: "2026-11-23T08:00:00Z",
      },
    }),
  );
  const signature = sign("sha256", body, privateKey).toString("base64");
  const news = wise.readNews(body, { "x-signature-sha256": signature }, 0);
  expect(news).toMatchObject({ transferId: "16521632", state: "bounced_back", occurredAt: "2026-11-23T08:00:00.000Z" });
  expect(wise.readNews(body, { "x-signature-sha256": signature }, 0)?.id).toBe(news?.id);
  const forged = Buffer.from(body.toString().replace("bounced_back", "outgoing_payment_sent"));
  expect(() => wise.readNews(forged, { "x-signature-sha256": signature }, 0)).toThrow(UntrustedEvent);
  expect(() => wise.readNews(body, {}, 0)).toThrow(UntrustedEvent);
});
