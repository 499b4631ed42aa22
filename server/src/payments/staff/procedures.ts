import { paymentsContract } from "@blenda/domain/payments/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../../platform/requests/procedure.ts";

export const payments = implement(paymentsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
