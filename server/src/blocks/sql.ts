import { type RawBuilder, sql } from "kysely";
import { door } from "../platform/database/door.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";

/** An id of a statement: a column of it or a value. */
type Id<Column extends QualifiedColumn> = { column: ColumnOutside<"b", Column> } | string;

const idOf = <Column extends QualifiedColumn>(id: Id<Column>): RawBuilder<unknown> =>
  typeof id === "string" ? sql`${id}` : sql.ref(id.column);

/** Whether the first does not want to hear of the second. */
export const hasBlocked = <One extends QualifiedColumn, Other extends QualifiedColumn>(blocker: Id<One>, blocked: Id<Other>) =>
  sql<boolean>`exists (select from user_blocks b where b.blocker_id = ${idOf(blocker)} and b.blocked_id = ${idOf(blocked)})`;

/** Whether neither has blocked the other. Two looks at the primary key. */
export const neitherBlocked = <One extends QualifiedColumn, Other extends QualifiedColumn>(one: Id<One>, other: Id<Other>) =>
  sql<boolean>`not (${hasBlocked(one, other)} or ${hasBlocked(other, one)})`;

export const userBlockRow = door("userBlocks", ["blockerId", "blockedId"]);
