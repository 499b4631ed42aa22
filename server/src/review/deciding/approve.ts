import * as authoring from "../../authoring/port.ts";
import { review } from "../procedures.ts";
import { decide } from "./decide.ts";

export const approve = review.approve.handler(({ input, context }) =>
  decide(context, input, { action: "review.approve", decision: "approved", step: authoring.approve }),
);
