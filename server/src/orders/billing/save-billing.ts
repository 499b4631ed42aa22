import { orders } from "../procedures.ts";
import { billingOf, saveDetails } from "./billing-repository.ts";

export const saveBilling = orders.saveBilling.handler(async ({ input: { details }, context }) => {
  const { db, user, now } = context;
  await context.transaction((tx) => saveDetails(tx, user.id, details, now()));
  return billingOf(db, user.id, now());
});
