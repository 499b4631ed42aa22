import type { UserLine } from "@blenda/domain/users/model";
import { type CsvColumns, csvFile } from "../platform/http/csv.ts";
import { audit } from "../platform/requests/audit.ts";
import { lineOf, selectLines, userList } from "./list.ts";
import { users } from "./procedures.ts";

const COLUMNS: CsvColumns<UserLine> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  "email confirmed": ({ isEmailVerified }) => (isEmailVerified ? "yes" : "no"),
  role: ({ role }) => role,
  standing: ({ standing }) => standing,
  "suspended until": ({ suspendedUntil }) => suspendedUntil,
  joined: ({ createdAt }) => createdAt,
  "last seen": ({ lastSeenAt }) => lastSeenAt,
};

export const usersFile = users.usersFile.handler(async ({ input: { sort, direction, ...filter }, context }) => {
  const { db, now } = context;
  async function* lines() {
    for await (const row of userList.all(db, selectLines(db, filter, now()), { sort, direction })) yield lineOf(row, now());
  }
  const file = await csvFile({ name: "users", now: now() }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "users.usersFile", target: { kind: "list", id: "users" }, after: { filter, isCut: file.isCut } }),
  );
  return file;
});
