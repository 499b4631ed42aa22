import type { Db, Tx } from "../platform/db.ts";
import type { Services } from "../platform/procedure.ts";
import { openRefund } from "./open.ts";
import { PAY_JOB } from "./pay-job.ts";
import * as data from "./personal-data.ts";
import { pictureAccess } from "./picture-repository.ts";
import { openRefundsOf } from "./repository.ts";

export const refundsFileAccess = pictureAccess;
export const refundsPersonalData = data.personalData;

/** Lines of an order somebody has asked to give back, and that is not decided yet. */
export async function linesWithOpenRefund(db: Db, orderId: string): Promise<Set<string>> {
  return new Set((await openRefundsOf(db, orderId)).map(({ lineId }) => lineId));
}

/** Gives money back for something nobody has to decide about; call it holding the order. Nothing is opened where something is open already. */
export const giveMoneyBack = openRefund;

/** The bank moved: every open refund of the order looks at where it stands now. Call it holding the order. */
export async function goOnWithRefunds(tx: Tx, { jobs }: Pick<Services, "jobs">, orderId: string): Promise<void> {
  for (const { id } of await openRefundsOf(tx, orderId)) await jobs.enqueue(tx, PAY_JOB, { id });
}
