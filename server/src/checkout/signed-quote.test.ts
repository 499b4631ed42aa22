import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";

const app = await testApp();
const robot = { itemType: "product" as const, itemId: "robot", variant: "personal" as const };
const key = () => crypto.randomUUID();
const email = "guest@example.com";

beforeEach(() => sell(app, "robot", 2_000, CARA.id));

const given = async (who: typeof ADA | null) => (await app.as(who).checkout.quote({ lines: [robot] })).id;
const orders = () => app.db.selectFrom("orders").select("id").execute();
const gone = { code: "CHECKOUT_QUOTE_GONE" };

test("a quote holds for fifteen minutes", async () => {
  const [quoteId, other] = [await given(ADA), await given(ADA)];
  app.passMinutes(14);
  await app.as(ADA).checkout.start({ quoteId, key: key() });
  app.passMinutes(1);
  await expect(app.as(ADA).checkout.start({ quoteId: other, key: key() })).rejects.toMatchObject(gone);
});

test("a quote that was changed, made up, or given to somebody else is refused, and nothing is written", async () => {
  const quoteId = await given(ADA);
  const [body = "", signature = ""] = quoteId.split(".");
  const content = JSON.parse(Buffer.from(body, "base64url").toString());
  const changed = (change: object) => `${Buffer.from(JSON.stringify({ ...content, ...change })).toString("base64url")}.${signature}`;
  for (const letter of [
    changed({ totalCents: 1 }),
    changed({ isTest: true }),
    changed({ expiresAt: "2099-01-01T00:00:00.000Z" }),
    "made-up",
  ])
    await expect(app.as(ADA).checkout.start({ quoteId: letter, key: key() })).rejects.toMatchObject(gone);
  await expect(app.as(BOB).checkout.start({ quoteId, key: key() })).rejects.toMatchObject(gone);
  await expect(app.as(null).checkout.start({ quoteId, key: key(), email })).rejects.toMatchObject(gone);
  expect(await orders()).toEqual([]);
});

test("what a guest was quoted is theirs also after they signed in, and a letter used twice with one key is one order", async () => {
  const wish = { quoteId: await given(null), key: key() };
  const first = await app.as(ADA).checkout.start(wish);
  app.passMinutes(20);
  expect(await app.as(ADA).checkout.start(wish)).toEqual(first);
  expect(await orders()).toHaveLength(1);
});
