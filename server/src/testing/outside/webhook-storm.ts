import fc from "fast-check";
import type { Db } from "../../platform/database/db.ts";
import type { ProviderEvent } from "../../platform/outside/payments/payments.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { signatureHeader } from "../../platform/outside/payments/signature.ts";

interface StormContext {
  db: Db;
  now(): string;
}
interface Letter {
  body: Buffer;
  signature: string;
  isGenuine: boolean;
}

const PRICE_CENTS = 2_000;
const AT_ONCE = 16;
/** What an order's dispute may come to; most have none. */
const FATES = ["paid", "paid", "paid", "won", "lost"] as const;

/**
 * So many events about waiting orders: payments, disputes and their ends, each to be sent one to five times, in no order at
 * all, with forged and stale ones among them. Afterwards it knows what must have come of it.
 */
export async function makeStorm({ db, now }: StormContext, provider: SimulatedPayments, count: number, seed = 7) {
  const seconds = Math.floor(Date.parse(now()) / 1000);
  const [many] = fc.sample(
    fc.array(fc.record({ copies: fc.integer({ min: 1, max: 5 }), forgery: fc.integer({ min: 0, max: 4 }), rank: fc.nat() }), {
      minLength: count,
      maxLength: count,
      size: "max",
    }),
    { numRuns: 1, seed },
  );
  const chances = many ?? [];
  const wanted: { orderId: string; fate: (typeof FATES)[number] }[] = [];
  const events: ProviderEvent[] = [];
  for (let n = 0; events.length < count; n++) {
    const fate = FATES[n % FATES.length] ?? "paid";
    const orderId = `storm-${n}`;
    const about = { orderId, intentId: `pi_storm_${n}`, amountCents: PRICE_CENTS, currency: "USD", occurredAt: now(), card: null };
    const types: ProviderEvent["type"][] = ["payment_succeeded"];
    if (fate !== "paid") types.push("dispute_opened", fate === "won" ? "dispute_won" : "dispute_lost");
    for (const type of types) events.push({ ...about, id: `evt_${n}_${type}`, type });
    wanted.push({ orderId, fate });
  }
  await addOrders(
    db,
    now(),
    wanted.map(({ orderId }) => orderId),
  );

  const letters: (Letter & { rank: number })[] = events.flatMap((event, at) => {
    const body = Buffer.from(JSON.stringify(event));
    const { copies, rank, forgery } = chances[at % chances.length] ?? { copies: 1, rank: 0, forgery: 1 };
    const genuine = Array.from({ length: copies }, (_, copy) => ({
      body,
      signature: provider.sign(body),
      isGenuine: true,
      rank: (rank * 31 + copy * 7919) % 10_007,
    }));
    if (forgery > 0) return genuine;
    // About an order that was not paid for, so that believing it would show.
    const lie = Buffer.from(
      JSON.stringify({ ...event, id: `lie_${at}`, orderId: "storm-unpaid", intentId: "pi_storm_unpaid", type: "payment_succeeded" }),
    );
    const signature =
      at % 2 === 0 ? signatureHeader("not the secret", lie, seconds) : provider.sign(lie).replace(/^t=\d+/, `t=${seconds - 301}`);
    return [...genuine, { body: lie, signature, isGenuine: false, rank: rank % 10_007 }];
  });
  await addOrders(db, now(), ["storm-unpaid"]);
  letters.sort((a, b) => a.rank - b.rank);
  let wrongAnswers = 0;

  return {
    letters: letters.length,
    unleash: async (send: (body: Buffer, signature: string) => Promise<number>) => {
      let next = 0;
      const sender = async () => {
        for (let letter = letters[next++]; letter; letter = letters[next++])
          if ((await send(letter.body, letter.signature)) !== (letter.isGenuine ? 200 : 400)) wrongAnswers++;
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
    },
    /** Everything that is not as it must be. */
    mistakes: async (): Promise<string[]> => {
      const lines = await db.selectFrom("orderLines").select(["orderId", "status"]).where("orderId", "like", "storm-%").execute();
      const status = new Map(lines.map((line) => [line.orderId, line.status]));
      const expected = { paid: "fulfilled", won: "fulfilled", lost: "charged_back" };
      const wrong = [...wanted.map(({ orderId, fate }) => ({ orderId, is: expected[fate] })), { orderId: "storm-unpaid", is: "pending" }]
        .filter(({ orderId, is }) => status.get(orderId) !== is)
        .map(({ orderId, is }) => `${orderId} is ${status.get(orderId)}, not ${is}`);
      const { kept } = await db
        .selectFrom("webhookInbox")
        .select(({ fn }) => fn.countAll<number>().as("kept"))
        .executeTakeFirstOrThrow();
      if (kept !== events.length) wrong.push(`${kept} events kept, not ${events.length}`);
      const { sales } = await db
        .selectFrom("ledgerTransactions")
        .select(({ fn }) => fn.countAll<number>().as("sales"))
        .where("kind", "=", "sale")
        .executeTakeFirstOrThrow();
      if (sales !== wanted.length) wrong.push(`${sales} sales booked, not ${wanted.length}`);
      if (wrongAnswers > 0) wrong.push(`${wrongAnswers} answers were wrong`);
      return wrong;
    },
  };
}

/** Orders that wait for their payment, with the provider's intent beside them. */
async function addOrders(db: Db, at: string, ids: string[]): Promise<void> {
  const money = { subtotalCents: PRICE_CENTS, discountCents: 0, taxCents: 0, totalCents: PRICE_CENTS, currency: "USD" };
  const intentOf = (id: string) => id.replace("storm-", "pi_storm_");
  await db
    .insertInto("orders")
    .values(
      ids.map((id) => ({
        id,
        email: "storm@example.com",
        secretHash: id,
        status: "pending_payment" as const,
        ...money,
        createdAt: at,
        expiresAt: at,
        intentId: intentOf(id),
        provider: "simulated",
      })),
    )
    .execute();
  const split = JSON.stringify({ net: PRICE_CENTS, commission: 300, processing: 88, affiliate: 0, collaborators: 0, creator: 1_612 });
  const creator = await db.selectFrom("products").select("creatorId").limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto("orderLines")
    .values(
      ids.map((id) => ({
        id: `${id}-line`,
        orderId: id,
        position: 0,
        itemType: "product" as const,
        itemId: "robot",
        title: "Robot",
        creatorId: creator.creatorId,
        listCents: PRICE_CENTS,
        discountCents: 0,
        taxCents: 0,
        paidCents: PRICE_CENTS,
        split: split as never,
        status: "pending" as const,
      })),
    )
    .execute();
  await db
    .insertInto("simIntents")
    .values(
      ids.map((id) => ({
        id: intentOf(id),
        idempotencyKey: id,
        clientSecret: `${id}-secret`,
        orderId: id,
        amountCents: PRICE_CENTS,
        currency: "USD",
        status: "succeeded" as const,
        refundedCents: PRICE_CENTS,
        createdAt: at,
      })),
    )
    .execute();
}
