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
  for (const each of invariants()) breaches.push(...(await breachOf(db, each)));
  return breaches;
}

let turn = 0;

/**
 * The same while people are waiting: it stops after so many milliseconds, and goes on from there the next time. Nearly all
 * questions look at whole tables, so with much data it goes round in several times.
 */
export async function findBreachesInTurn(db: Db, patienceMs: number): Promise<Breach[]> {
  const all = invariants();
  const until = performance.now() + patienceMs;
  const breaches: Breach[] = [];
  for (let asked = 0; asked < all.length && (asked === 0 || performance.now() < until); asked++) {
    breaches.push(...(await breachOf(db, all[turn % all.length] as Invariant)));
    turn = (turn + 1) % all.length;
  }
  return breaches;
}

async function breachOf(db: Db, { name, query }: Invariant): Promise<Breach[]> {
  const { rows } = await sql`select * from (${sql.raw(query)}) as broken limit ${sql.lit(SHOWN_ROWS)}`.execute(db);
  return rows.length > 0 ? [{ name, rows }] : [];
}
