import { cartContract } from "@blenda/domain/cart/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openCart = implement(cartContract).$context<Context>().use(spoken).use(guard);

export const cart = openCart.use(signedIn);
