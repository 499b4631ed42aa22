import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
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

const file = new URL("../../../invariants.sql", import.meta.url);
const SHOWN_ROWS = 20;

/** The file is a list of questions, each below a line `-- name: …`, each answered by no row while all is well. */
export function allInvariants(): Invariant[] {
  const [, ...parts] = readFileSync(file, "utf8").split(/^-- name: /m);
  return parts.map((part) => {
    const [name = "", ...rest] = part.split("\n");
    return { name: name.trim(), query: rest.join("\n").replace(/;\s*$/, "") };
  });
}

/** Everything that is not as it must be. */
export async function findBreaches(db: Db): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const each of allInvariants()) breaches.push(...(await breachOf(db, each)));
  return breaches;
}

/** No question may take longer while people are waiting; one that would needs an index, and says so as a breach. */
const LONGEST_STEP_MS = 2_000;
const QUERY_CANCELED = "57014";

/**
 * The same while people are waiting: in steps of one question each, with a rest as long as the step took, so it never has more than half
 * of one core. It stops after so many milliseconds, and goes on from there the next time. Nearly all questions look at whole
 * tables, so with much data it goes round in several times.
 */
export function makeInvariantWatch(db: Db) {
  let turn = 0;
  return {
    breachesInTurn: async (patienceMs: number, longestStepMs = LONGEST_STEP_MS): Promise<Breach[]> => {
      const all = allInvariants();
      const until = performance.now() + patienceMs;
      const breaches: Breach[] = [];
      for (let asked = 0; asked < all.length && (asked === 0 || performance.now() < until); asked++) {
        const begun = performance.now();
        breaches.push(...(await stepOf(db, all[turn % all.length] as Invariant, longestStepMs)));
        turn = (turn + 1) % all.length;
        await setTimeout(Math.min(performance.now() - begun, Math.max(0, until - performance.now())));
      }
      return breaches;
    },
    /** Those of a name, all of them now. One that is not answered in time is no breach: the caller decides by what is known. */
    breachesOf: async (named: RegExp, longestStepMs = LONGEST_STEP_MS): Promise<Breach[]> => {
      const breaches: Breach[] = [];
      for (const each of allInvariants().filter(({ name }) => named.test(name)))
        breaches.push(...(await stepOf(db, each, longestStepMs)).filter(({ name }) => name === each.name));
      return breaches;
    },
  };
}
export type InvariantWatch = ReturnType<typeof makeInvariantWatch>;

/** On one core, and for no longer than it may. */
async function stepOf(db: Db, each: Invariant, longestMs: number): Promise<Breach[]> {
  const asked = db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(longestMs)}, true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(
      tx,
    );
    return breachOf(tx, each);
  });
  return asked.catch((error: { code?: string }) => {
    if (error.code !== QUERY_CANCELED) throw error;
    return [{ name: `not answered within ${longestMs} ms: ${each.name}`, rows: [] }];
  });
}

async function breachOf(db: Db, { name, query }: Invariant): Promise<Breach[]> {
  const { rows } = await sql`select * from (${sql.raw(query)}) as broken limit ${sql.lit(SHOWN_ROWS)}`.execute(db);
  return rows.length > 0 ? [{ name, rows }] : [];
}
