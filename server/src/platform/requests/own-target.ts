import { keysOf, type TargetKind, targetsOf } from "@blenda/domain/access/target";
import type { AnyContractProcedure } from "@orpc/contract";
import { sql } from "kysely";
import type { Database, Db } from "../database/db.ts";
import { refusal } from "./refusal.ts";

/** Owners of a thing, by what a command's input calls it. What is not there has none: its operation says so. */
type FindOwners = (db: Db, ...key: string[]) => Promise<readonly (string | null)[]>;
/** Of every kind of target, as each domain declares it. */
export type Owners = Readonly<Record<TargetKind, FindOwners>>;

/** For what has a table of its own: the people these columns of its row name. */
export const ownersIn =
  <Table extends keyof Database>(table: Table, ...columns: (keyof Database[Table] & string)[]): FindOwners =>
  async (db, id) => {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, string | null>>`select ${named} from ${sql.table(table)} where id = ${id}`.execute(db);
    return Object.values(rows[0] ?? {});
  };

interface OwnTargetQuestion {
  /** `null`: it has no owner. */
  userId: string | null;
  procedure: AnyContractProcedure;
  input: unknown;
}

/**
 * Nobody decides about their own (decision 0083). Owners are read before the operation's transaction: the owner of a thing does
 * not change while it is decided. Input that does not fit its schema names nothing, and is refused by it next. Answers with those
 * of one's own among many, where the command answers for each.
 */
export async function refuseOwn(
  { db, owners }: { db: Db; owners: Owners },
  { userId, procedure, input }: OwnTargetQuestion,
): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  const { meta, inputSchema } = procedure["~orpc"];
  const targets = userId === null ? [] : targetsOf(meta.about);
  // As the operation will see it: an address in capitals is the same address.
  const parsed = targets.length > 0 ? await inputSchema?.["~standard"].validate(input) : undefined;
  if (!parsed || parsed.issues) return own;
  for (const target of targets)
    for (const key of keysOf(target, parsed.value)) {
      if (!(await owners[target.kind](db, ...key)).includes(userId)) continue;
      if (!target.isMany) throw refusal("OWN_TARGET");
      own.add(key.join());
    }
  return own;
}
