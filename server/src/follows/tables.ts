import { defaulted, instant, integer, text } from "../platform/database/columns.ts";

export const followTables = {
  follows: { followerId: text(), followingId: text(), createdAt: instant() },
  followCounts: { userId: text(), followers: defaulted(integer()), following: defaulted(integer()) },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    follows: typeof followTables;
  }
}
