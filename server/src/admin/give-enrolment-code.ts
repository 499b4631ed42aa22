import { giveCode } from "./enrolment.ts";
import { admin } from "./procedures.ts";

/** For one of our own people who has no factor yet, or whose factors were reset. */
export const giveEnrolmentCode = admin.giveEnrolmentCode.handler(({ input, context }) =>
  context.transaction((tx) => giveCode(tx, context, { ...input, action: "admin.giveEnrolmentCode" })),
);
