import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";

/**
 * A value the planner cannot look into: it would otherwise plan anew for every kind, tag and place, which costs more than finding the
 * posts.
 */
export const hidden = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${value})`;

type NamedValues = object & { length?: never };

/** Two prepared statements: what nobody in particular may see is found without looking at whom they block, follow or mute. */
export function preparedPerReader<Values extends NamedValues, Row>(
  build: (db: Db, values: Values, readerId: string | null) => { compile(db: Db): CompiledQuery<Row> },
) {
  const forNobody = prepared<Values, Row>((db, values) => build(db, values, null));
  const forReader = prepared<Values & { readerId: string }, Row>((db, values) => build(db, values, values.readerId));
  return (db: Db, readerId: string | null, values: Values): Promise<Row[]> =>
    readerId === null ? forNobody(db, values) : forReader(db, { ...values, readerId });
}
