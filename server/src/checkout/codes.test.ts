import { CHECKOUT, TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { paymentJobs } from "../payments/jobs.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const key = () => crypto.randomUUID();
const robot = { itemType: "product", itemId: "robot", variant: "personal" } as const;

beforeEach(() => sell(app, "robot", 2_000, CARA.id));

interface Code {
  maxUses?: number;
  perCustomerLimit?: number;
  isForNewBuyers?: boolean;
}
/** Half off everything. */
async function offer(code: Code): Promise<void> {
  const half = { id: "half", code: "HALF", source: "platform", type: "percent", value: 50 } as const;
  await app.db
    .insertInto("discounts")
    .values({ ...half, startsAt: app.now(), createdAt: app.now(), ...code })
    .execute();
}
const timesUsed = async () => (await app.db.selectFrom("discounts").select("timesUsed").executeTakeFirstOrThrow()).timesUsed;

type CodeUser = { me: Me } | { email: string };
interface CodeRequest {
  code?: string | undefined;
  address?: string;
}
async function begin(who: CodeUser, { code = "HALF", address }: CodeRequest = {}) {
  const me = "me" in who ? who.me : null;
  const calls = app.as(me, address).checkout;
  const { id, totalCents, lines } = await calls.quote({ lines: [robot], ...(code && { code }) });
  const confirmed = lines.map((line) => line.key);
  const started = await calls.start({ quoteId: id, key: key(), confirmed, ...("email" in who && { email: who.email }) });
  const pay = async (name: TestCardName) => {
    const paymentMethod = (await provider.tokenize(TEST_CARDS.find((card) => card.name === name)?.number ?? "")) ?? "";
    return calls.confirm({ orderId: started.orderId, secret: started.secret, paymentMethod, key: key() });
  };
  return { ...started, quotedCents: totalCents, pay };
}
const guest = (n: number | string): CodeUser => ({ email: `guest${n}@example.com` });
const refused = (why: keyof typeof discountRefusalTexts) => ({
  code: "CHECKOUT_CODE_REFUSED",
  data: { why: discountRefusalTexts[why](0), totalCents: 2_000 },
});
const runJob = (name: string) => paymentJobs.find((job) => job.name === name)?.run(app.services, {});

test("a code limited to five uses and a hundred checkouts at once: exactly five are discounted, the others are told before they are charged", async () => {
  await offer({ maxUses: 5 });
  const orders = await Promise.all(Array.from({ length: 100 }, (_, n) => begin(guest(n), { address: `203.0.113.${n}` })));
  expect(new Set(orders.map(({ quotedCents }) => quotedCents))).toEqual(new Set([1_000]));
  const outcomes = await Promise.allSettled(orders.map(({ pay }) => pay("visa")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  for (const each of outcomes) if (each.status === "rejected") expect(each.reason).toMatchObject(refused("used_up"));
  const paid = await app.db.selectFrom("orders").select("totalCents").where("status", "=", "paid").execute();
  expect(paid).toEqual(Array(5).fill({ totalCents: 1_000 }));
  expect(await timesUsed()).toBe(5);
});

test("orders nobody pays keep no code from anybody", async () => {
  await offer({ maxUses: 3 });
  for (let n = 0; n < 10; n++) await begin(guest(n));
  const payer = await begin(guest("payer"));
  expect(payer.quotedCents).toBe(1_000);
  expect(await payer.pay("visa")).toEqual({ state: "paid" });
  expect(await timesUsed()).toBe(1);
});

test("a declined card gives its use back, and whoever tries again when the last one is gone is told what it costs now", async () => {
  await offer({ maxUses: 1 });
  const slow = await begin(guest("slow"));
  expect(await slow.pay("declined")).toMatchObject({ state: "failed" });
  expect(await timesUsed()).toBe(0);
  expect(await (await begin(guest("quick"))).pay("visa")).toEqual({ state: "paid" });
  await expect(slow.pay("visa")).rejects.toMatchObject(refused("used_up"));
  const { status } = await app.db.selectFrom("simIntents").select("status").where("orderId", "=", slow.orderId).executeTakeFirstOrThrow();
  expect(status).toBe("requires_payment_method");
});

test("while a bank asks, the use is kept for some minutes; then it is somebody else's and that payment can no longer be made", async () => {
  await offer({ maxUses: 1 });
  const away = await begin(guest("away"));
  const asked = await away.pay("3-D Secure");
  const other = await app.as(BOB).checkout.quote({ lines: [robot], code: "HALF" });
  expect(other.discount).toMatchObject({ refusal: "used_up" });
  await runJob("checkout.lapse");
  expect(await timesUsed()).toBe(1);
  app.passMinutes(CHECKOUT.RESERVED_MINUTES);
  await runJob("checkout.lapse");
  expect(await (await begin({ me: BOB })).pay("visa")).toEqual({ state: "paid" });
  expect(await provider.answerAction("url" in asked ? (asked.url.split("#")[1] ?? "") : "", true)).toBeNull();
  await expect(away.pay("visa")).rejects.toMatchObject({ code: "CHECKOUT_NOT_PAYABLE", data: { status: "expired" } });
  expect(await timesUsed()).toBe(1);
});

test("what is being approved in time is paid, and its use counts for good", async () => {
  await offer({ maxUses: 1 });
  const asked = await (await begin(guest(1))).pay("3-D Secure");
  expect(await provider.answerAction("url" in asked ? (asked.url.split("#")[1] ?? "") : "", true)).toMatchObject({ state: "succeeded" });
  app.passMinutes(60);
  await runJob("checkout.lapse");
  expect(await timesUsed()).toBe(1);
});

test("one network address keeps three scarce uses at most, whatever names it gives", async () => {
  await offer({ maxUses: 100 });
  for (let n = 0; n < CHECKOUT.RESERVED_MOST; n++)
    expect(await (await begin(guest(n))).pay("3-D Secure")).toMatchObject({ state: "requires_action" });
  await expect((await begin(guest("more"))).pay("3-D Secure")).rejects.toMatchObject({ code: "CHECKOUT_TOO_MANY_WAITING" });
  expect(await (await begin(guest("elsewhere"), { address: "198.51.100.1" })).pay("visa")).toEqual({ state: "paid" });
  expect(await timesUsed()).toBe(CHECKOUT.RESERVED_MOST + 1);
});

test("a code for a first purchase is no code for a guest who bought before with the same address", async () => {
  await offer({ isForNewBuyers: true, perCustomerLimit: 5 });
  expect(await (await begin(guest(1), { code: "" })).pay("visa")).toEqual({ state: "paid" });
  await expect(begin({ email: " Guest1@Example.com " })).rejects.toMatchObject(refused("new_buyers_only"));
  expect(await (await begin(guest(2))).pay("visa")).toEqual({ state: "paid" });
});

test("an account and the guest with its address are one buyer, to every rule of a code and in both directions", async () => {
  await offer({ perCustomerLimit: 1 });
  expect(await (await begin({ email: ADA.email })).pay("visa")).toEqual({ state: "paid" });
  expect(await app.as(ADA).checkout.quote({ lines: [robot], code: "HALF" })).toMatchObject({
    discount: { refusal: "per_customer_limit" },
    lines: [{ warnings: ["already_owned"] }],
  });
  expect(await (await begin({ me: BOB })).pay("visa")).toEqual({ state: "paid" });
  await expect(begin({ email: BOB.email })).rejects.toMatchObject(refused("per_customer_limit"));
  await app.db.updateTable("discounts").set({ isForNewBuyers: true, perCustomerLimit: 5 }).execute();
  for (const who of [{ email: ADA.email }, { email: BOB.email }])
    await expect(begin(who)).rejects.toMatchObject(refused("new_buyers_only"));
  for (const me of [ADA, BOB])
    expect(await app.as(me).checkout.quote({ lines: [robot], code: "HALF" })).toMatchObject({ discount: { refusal: "new_buyers_only" } });
});

test("two orders of one buyer with a code for one of them: the one that is paid first has it", async () => {
  await offer({ perCustomerLimit: 1 });
  const [one, two] = [await begin(guest(1)), await begin(guest(1))];
  const said = await Promise.allSettled([one.pay("visa"), two.pay("visa")]);
  expect(said.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(said.find((each) => each.status === "rejected")?.reason).toMatchObject(refused("per_customer_limit"));
});

test("whoever only types an address is not told what its owner has", async () => {
  expect(await (await begin({ me: ADA }, { code: "" })).pay("visa")).toEqual({ state: "paid" });
  const { id } = await app.as(null).checkout.quote({ lines: [robot] });
  expect(await app.as(null).checkout.start({ quoteId: id, key: key(), email: ADA.email })).toMatchObject({ totalCents: 2_000 });
});
