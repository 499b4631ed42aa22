import { review } from "../procedures.ts";
import { decide } from "./decide.ts";

export const approve = review.approve.handler(({ input, context }) =>
  decide(context, input, { action: "review.approve", decision: "approved", step: (kind, tx, by) => kind.approve(tx, by) }),
);
