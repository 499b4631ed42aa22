import { systemContract } from "@blenda/domain/system/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { statusOf } from "./status.ts";

const system = implement(systemContract).$context<Context>().use(spoken).use(guard);

export const systemRouter = { status: system.status.handler(({ context }) => statusOf(context)) };
