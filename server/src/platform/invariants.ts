import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Db } from "./db.ts";

export interface Breach {
  name: string;
  rows: unknown[];
}

interface Invariant {
  name: string;
  query: string;
}

const file = new URL("../../invariants.sql", import.meta.url);
const SHOWN_ROWS = 20;

/** The file is a list of questions, each below a line `-- name: …`, each answered by no row while all is well. */
function invariants(): Invariant[] {
  const [, ...parts] = readFileSync(file, "utf8").split(/^-- name: /m);
  return parts.map((part) => {
    const [name = "", ...rest] = part.split("\n");
    return { name: name.trim(), query: rest.join("\n").replace(/;\s*$/, "") };
  });
}

/** Everything that is not as it must be. */
export async function findBreaches(db: Db): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, query } of invariants()) {
    const { rows } = await sql`select * from (${sql.raw(query)}) as broken limit ${sql.lit(SHOWN_ROWS)}`.execute(db);
    if (rows.length > 0) breaches.push({ name, rows });
  }
  return breaches;
}
