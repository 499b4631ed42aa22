import { type RawBuilder, sql } from "kysely";
import { door } from "../platform/database/door.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";

/** Whether the reader follows the person behind a column. One look at the primary key. */
export const isFollowing = <Column extends QualifiedColumn>(
  followerId: string,
  personId: ColumnOutside<"f", Column>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from follows f where f.follower_id = ${followerId} and f.following_id = ${sql.ref(personId)})`;

export const followRow = door("follows", ["followerId", "followingId", "createdAt"]);

export const followCountRow = door("followCounts", ["userId", "followers", "following"]);
