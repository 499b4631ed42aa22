import { checkoutContract } from "@blenda/domain/checkout/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const checkout = implement(checkoutContract).$context<Context>().use(spoken).use(guard);

/** What hangs on something one has bought. */
export const ownCheckout = checkout.use(signedIn);
