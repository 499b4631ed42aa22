import { type RawBuilder, sql } from "kysely";

/** An id of a statement: a column (`sql.ref("p.authorId")`) or a value. */
type Id = RawBuilder<unknown> | string;

const idOf = (id: Id): RawBuilder<unknown> => (typeof id === "string" ? sql`${id}` : id);

/** Whether the first does not want to hear of the second. */
export const hasBlocked = (blocker: Id, blocked: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from user_blocks b where b.blocker_id = ${idOf(blocker)} and b.blocked_id = ${idOf(blocked)})`;

/** Whether neither has blocked the other. Two looks at the primary key. */
export const neitherBlocked = (one: Id, other: Id): RawBuilder<boolean> =>
  sql<boolean>`not (${hasBlocked(one, other)} or ${hasBlocked(other, one)})`;
