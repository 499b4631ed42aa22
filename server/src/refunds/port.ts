import type { Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { type NewRefund, openRefund } from "./open.ts";

/** Gives money back without a decision; call it holding the order. Nothing is opened where something is open already. */
export const giveMoneyBack = (tx: Tx, services: Services, refund: Omit<NewRefund, "dueAt">): Promise<string | null> =>
  openRefund(tx, services, { ...refund, dueAt: null });
