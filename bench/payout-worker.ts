// A process that pays people until it is killed: runs, approvals, transfers, news and time, all of it at the same time and several of each.
// Started by bench/payout-crash.ts with the database's address and the days its clock is ahead.

import { collectPayouts } from "../server/src/payouts/run/run.ts";
import { sendPayout } from "../server/src/payouts/sending/send.ts";
import { settleQuiet, syncPayouts } from "../server/src/payouts/sending/sync.ts";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { silentLog } from "../server/src/platform/log.ts";
import type { SimulatedTransfers } from "../server/src/platform/outside/payouts/payouts-simulated.ts";
import { ADMINS, openProduct } from "./payout-people.ts";

const [url = "", days = "0"] = process.argv.slice(2);
const ahead = Number(days) * 86_400_000;
const now = () => new Date(Date.now() + ahead).toISOString();
const db = openDatabase({ url, log: silentLog, max: 12 });
const { services, as } = await openProduct(db, url, now);
const provider = services.transfers as SimulatedTransfers;
process.send?.("ready");

const idsIn = async (status: "draft" | "approved" | "processing") =>
  (await db.selectFrom("payouts").select("id").where("status", "=", status).limit(40).execute()).map(({ id }) => id);

/** Whatever fails is tried again: a killed PostgreSQL is nobody's fault here. */
async function keep(work: () => Promise<unknown>): Promise<never> {
  for (;;) {
    await work().catch(() => {});
    await new Promise((done) => setTimeout(done, 5));
  }
}

const approve = (who: string) => async () => {
  const ids = await idsIn("draft");
  if (ids.length > 0) await as(who).payouts.approvePayout({ ids });
};
const send = async () => {
  for (const id of [...(await idsIn("approved")), ...(await idsIn("processing"))]) await sendPayout(services, id).catch(() => {});
};

await Promise.all([
  ...Array.from({ length: 3 }, () => keep(() => collectPayouts(services))),
  ...ADMINS.map((who) => keep(approve(who))),
  keep(send),
  keep(send),
  keep(() => provider.deliverDue()),
  keep(() => provider.deliverDue()),
  keep(() => settleQuiet(services)),
  keep(() => syncPayouts(services)),
]);
