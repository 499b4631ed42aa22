import { saleEventsContract } from "@blenda/domain/sale-events/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const saleEvents = implement(saleEventsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
