import { notificationsContract } from "@blenda/domain/notifications/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const notifications = implement(notificationsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
