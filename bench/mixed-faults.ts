// What is wrong after people bought, gave back, followed, wrote and generated through trouble.
import type { Db } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { jobFaults } from "./generating.ts";
import type { Told } from "./mixed-people.ts";
import { undeliveredPayments } from "./shopper.ts";

const GIVEN_BACK = "refunded";

/** Jobs, refunds that are being paid, and news that wait. */
export async function underWay(db: Db): Promise<number> {
  const jobs = await db.selectFrom("generationJobs").select("id").where("status", "in", ["queued", "running"]).execute();
  const refunds = await db.selectFrom("refunds").select("id").where("status", "in", ["approved", "auto_approved", "processing"]).execute();
  const news = await db.selectFrom("outbox").select("id").where("parkedAt", "is", null).execute();
  return jobs.length + refunds.length + news.length;
}

/** Whatever people were told must be so, each thing they asked for happened once, and the books add up. `granted`: all the tokens they got. */
export async function faultsIn(db: Db, told: Told, granted: number): Promise<string[]> {
  return [
    ...told.broken,
    ...(await orderFaults(db, told)),
    ...(await refundFaults(db, told)),
    ...(await followFaults(db, told)),
    ...(await messageFaults(db, told)),
    ...(await ownJobFaults(db, told, granted)),
    ...(await findBreaches(db)).map(({ name }) => name),
  ];
}

async function orderFaults(db: Db, told: Told): Promise<string[]> {
  const rows = await db.selectFrom("orders").select(["id", "status"]).where("buyerId", "like", "shopper-%").execute();
  const paid = new Set(rows.flatMap(({ id, status }) => (status === "paid" ? id : [])));
  const twice = await db
    .selectFrom("simIntents")
    .select("orderId")
    .where("status", "=", "succeeded")
    .groupBy("orderId")
    .having(({ fn }) => fn.countAll(), ">", 1)
    .execute();
  return [
    ...[...told.orders].filter((id) => !paid.has(id)).map((id) => `order ${id} was acknowledged and is not paid`),
    ...(rows.length > told.begun.orders ? [`${rows.length} orders of ${told.begun.orders} wishes`] : []),
    ...twice.map(({ orderId }) => `order ${orderId} was paid twice`),
    ...(await undeliveredPayments(db)).map((id) => `payment ${id} was taken and nothing was delivered`),
  ];
}

async function refundFaults(db: Db, told: Told): Promise<string[]> {
  const rows = await db.selectFrom("refunds").select(["id", "lineId", "orderId", "status", "amountCents"]).execute();
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const returned = await db
    .selectFrom("simRefunds as r")
    .innerJoin("simIntents as i", "i.id", "r.intentId")
    .select(["i.orderId", "r.amountCents"])
    .execute();
  const byOrder = Map.groupBy(returned, ({ orderId }) => orderId);
  const outcome = { approve: GIVEN_BACK, decline: "declined" } as const;
  return [
    ...[...told.refunds].filter((id) => !statusOf.has(id)).map((id) => `refund ${id} was acknowledged and is lost`),
    ...(rows.length > told.begun.refunds ? [`${rows.length} refunds of ${told.begun.refunds} wishes`] : []),
    ...[...told.decisions]
      .filter(([id, event]) => statusOf.get(id) !== outcome[event])
      .map(([id, event]) => `refund ${id}: the seller said ${event}, it is ${statusOf.get(id)}`),
    ...rows
      .filter(({ status }) => status !== GIVEN_BACK && status !== "declined" && status !== "creator_review")
      .map(({ id, status }) => `refund ${id} is still ${status}`),
    ...rows
      .filter(({ orderId, status, amountCents }) => {
        const back = byOrder.get(orderId)?.map((each) => each.amountCents) ?? [];
        return back.join() !== (status === GIVEN_BACK ? String(amountCents) : "");
      })
      .map(({ id, status }) => `refund ${id} is ${status}, the provider gave back something else`),
  ];
}

async function followFaults(db: Db, told: Told): Promise<string[]> {
  const rows = await db.selectFrom("follows").select(["followerId", "followingId"]).where("followerId", "like", "shopper-%").execute();
  const kept = new Set(rows.map(({ followerId, followingId }) => `${followerId} ${followingId}`));
  return [...told.follows]
    .filter(([pair, is]) => kept.has(pair) !== is)
    .map(([pair, is]) => `${pair}: ${is ? "followed" : "unfollowed"}, lost`);
}

async function messageFaults(db: Db, told: Told): Promise<string[]> {
  const rows = await db.selectFrom("messages").select("body").where("senderId", "like", "shopper-%").execute();
  const times = Map.groupBy(rows, ({ body }) => body);
  return [
    ...[...told.messages].filter((body) => !times.has(body)).map((body) => `message "${body}" was acknowledged and is lost`),
    ...[...times].filter(([, of]) => of.length > 1).map(([body, of]) => `message "${body}" is there ${of.length} times`),
  ];
}

async function ownJobFaults(db: Db, told: Told, granted: number): Promise<string[]> {
  const rows = await db.selectFrom("generationJobs").select("id").execute();
  const kept = new Set(rows.map(({ id }) => id));
  return [
    ...[...told.jobs].filter((id) => !kept.has(id)).map((id) => `job ${id} was acknowledged and is lost`),
    ...(rows.length > told.begun.jobs ? [`${rows.length} jobs of ${told.begun.jobs} wishes`] : []),
    ...(await jobFaults(db, granted)),
  ];
}
