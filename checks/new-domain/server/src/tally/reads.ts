import { tally } from "./procedures.ts";
import { findTotal } from "./repository.ts";

export const total = tally.total.handler(async ({ context: { db } }) => ({ total: await findTotal(db) }));
