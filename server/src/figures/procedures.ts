import { figuresContract } from "@blenda/domain/figures/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";
import { countSalesOf } from "./sums/count-sales.ts";

export const figures = implement(figuresContract)
  .$context<Context>()
  .use(spoken)
  .use(guard)
  .use(signedIn)
  .use(async ({ next, context }) => {
    await countSalesOf(context, context.user.id);
    return next();
  });
