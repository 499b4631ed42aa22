import { type RawBuilder, sql } from "kysely";
import { userBlockRow } from "../blocks/sql.ts";
import { isFollowing } from "../follows/sql.ts";
import { isUnsuspended } from "../identity/sql.ts";
import type { QualifiedColumn } from "../platform/database/qualified-column.ts";

/**
 * Who may read what. Said by every question itself, never by a job: whoever is suspended, blocked or reported away is gone from the
 * next answer on. The post is read as `p`.
 */
const IS_AUTHOR_SHOWN = isUnsuspended("p.authorId");

/** Neither blocked the other: whom it concerns is looked up once for a whole statement, however many posts it passes. */
export const isUnblocked = (readerId: string, column: QualifiedColumn): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(column)} <> all (array(select blocked_id from ${userBlockRow("userBlocks")} where blocker_id = ${readerId}
    union all select blocker_id from ${userBlockRow("userBlocks")} where blocked_id = ${readerId})))`;

/** Whether a post is this person's to read once it is published; `null`: nobody in particular. */
export const isMeantFor = (readerId: string | null): RawBuilder<boolean> =>
  readerId === null
    ? sql<boolean>`(p.visibility = 'everyone' and ${IS_AUTHOR_SHOWN})`
    : sql<boolean>`(${IS_AUTHOR_SHOWN} and ${isUnblocked(readerId, "p.author_id")}
        and (p.visibility = 'everyone' or p.author_id = ${readerId}
          or ${isFollowing(readerId, "p.authorId")}))`;

/** A question whose author has not marked an answer. As the index says it, so that it is found by it. */
export const IS_UNANSWERED = sql<boolean>`(p.kind = 'question' and p.answer_id is null)`;

export const isReadable = (readerId: string | null): RawBuilder<boolean> =>
  sql<boolean>`(p.status = 'published' and ${isMeantFor(readerId)})`;

/** Whether a feed lists it: readable, and neither its author nor the thread is muted. */
export const isListed = (readerId: string | null): RawBuilder<boolean> =>
  readerId === null
    ? isReadable(null)
    : sql<boolean>`(${isReadable(readerId)}
        and p.author_id <> all (array(select muted_id from user_mutes where user_id = ${readerId}))
        and p.id <> all (array(select post_id from thread_mutes where user_id = ${readerId})))`;

/** Whether what the person behind a column wrote can be read: they are here, not suspended, and neither blocked the other. */
export const isHeard = (readerId: string | null, column: QualifiedColumn): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(column)} is not null and ${isUnsuspended(column)}
  and ${readerId === null ? sql`true` : isUnblocked(readerId, column)})`;
