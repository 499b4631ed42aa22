import { ordersContract } from "@blenda/domain/orders/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** A licence can be checked by anybody who has its code. */
export const openOrders = implement(ordersContract).$context<Context>().use(spoken).use(guard);

export const orders = openOrders.use(signedIn);
