import { ownDisputes } from "./evidence/own.ts";
import { disputeList, lineOf, selectDisputes } from "./list.ts";
import { detailOf } from "./pack/detail.ts";
import { disputes as call } from "./procedures.ts";

export const disputes = call.disputes.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db } }) => {
  const { rows, next, total } = await disputeList.page(db, selectDisputes(db, filter), { sort, direction, after, limit });
  return { rows: rows.map(lineOf), next, total };
});

export const dispute = call.dispute.handler(({ input: { id }, context: { db } }) => detailOf(db, id));

export const own = call.own.handler(({ context: { db, user, now } }) => ownDisputes(db, user.id, now()));
