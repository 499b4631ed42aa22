import { detailFor } from "./detail.ts";
import { countPeople, lineOf, selectLines, userList } from "./list.ts";
import { lockoutPage } from "./lockouts.ts";
import { users as call } from "./procedures.ts";

export const users = call.users.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db, now } }) => {
  const { rows, next, total } = await userList.page(db, selectLines(db, filter, now()), { sort, direction, after, limit });
  return { rows: rows.map((row) => lineOf(row, now())), next, total };
});

export const counts = call.counts.handler(({ context: { db, now } }) => countPeople(db, now()));

export const user = call.user.handler(({ input: { userId }, context }) => detailFor(context, userId));

export const lockouts = call.lockouts.handler(({ input, context: { db, now } }) => lockoutPage(db, input, now()));
