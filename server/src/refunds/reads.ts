import { refunds } from "./procedures.ts";
import { findCase, refundsOfBuyer, refundsOfCreator } from "./repository.ts";
import { judge } from "./requests/judging.ts";
import { viewsOf } from "./view.ts";

export const eligibility = refunds.eligibility.handler(async ({ input, context: { db, user, now }, errors }) => {
  const line = await findCase(db, user.id, input.lineId);
  if (!line) throw errors.REFUNDS_NOT_FOUND();
  return judge(db, line, now());
});

export const mine = refunds.mine.handler(async ({ context: { db, user } }) => viewsOf(db, await refundsOfBuyer(db, user.id), "buyer"));

export const forCreator = refunds.forCreator.handler(async ({ context: { db, user } }) =>
  viewsOf(db, await refundsOfCreator(db, user.id), "creator"),
);
