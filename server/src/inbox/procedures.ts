import { inboxContract } from "@blenda/domain/inbox/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const inbox = implement(inboxContract).$context<Context>().use(spoken).use(guard).use(signedIn);
