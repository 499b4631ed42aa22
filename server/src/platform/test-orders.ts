import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "./database/db.ts";

export interface GoneOrders {
  orderIds: string[];
  lineIds: string[];
  /** By which they were charged. */
  intentIds: string[];
  now: Instant;
}

/** Removes what one domain has of test orders whose time is over (decision B29). Their rows go last, and `orders` sees to them. */
export type ForgetTestOrders = (tx: Tx, gone: GoneOrders) => Promise<void>;
