import { FEED } from "@blenda/domain/community/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { isFollowing } from "../../follows/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { isListed } from "../visible.ts";
import { preparedPerReader } from "./per-reader.ts";

const MOST = sql.lit(FEED.FRESH_COUNTED);

/** One's own are no news. */
const countNewest = preparedPerReader(
  (_db, { since }: { since: Instant }, readerId) => sql<{ count: number }>`
    select count(*)::int as count from (select from posts p
      where p.created_at > ${since}::timestamptz and p.author_id is distinct from ${readerId}::text and ${isListed(readerId)} limit ${MOST}) news`,
);

const countFollowed = prepared(
  (_db, { since, readerId }: { since: Instant; readerId: string }) => sql<{ count: number }>`
    select count(*)::int as count from (select from posts p
      where p.created_at > ${since}::timestamptz and p.author_id <> ${readerId} and ${isListed(readerId)}
        and (${isFollowing(readerId, "p.authorId")}
          or exists (select from tag_follows t where t.user_id = ${readerId} and t.tag = any (p.tags))) limit ${MOST}) news`,
);

interface Wish {
  feed: "newest" | "following";
  since: Instant;
}

/** How many posts are newer than what an open feed shows. */
export async function freshCount(db: Db, readerId: string | null, { feed, since }: Wish): Promise<number> {
  if (feed === "newest") return (await countNewest(db, readerId, { since }))[0]?.count ?? 0;
  return readerId === null ? 0 : ((await countFollowed(db, { since, readerId }))[0]?.count ?? 0);
}
