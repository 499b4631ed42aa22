import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { recordStatements } from "./counting.ts";

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}

/** How many rows of a table a plan looked at, also those it did not want. */
function rowsLookedAt(node: Node, table: string): number {
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const own = node["Relation Name"] === table ? (node["Actual Rows"] + removed) * node["Actual Loops"] : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsLookedAt(plan, table), own);
}

const scans = (node: Node, table: string): boolean =>
  (node["Node Type"] === "Seq Scan" && node["Relation Name"] === table) || (node.Plans ?? []).some((plan) => scans(plan, table));

/** What all statements of an operation read of a table together, and whether any of them read it from end to end. */
export async function readingOf(db: Db, table: string, work: () => Promise<unknown>): Promise<{ rows: number; isWhole: boolean }> {
  let rows = 0;
  let isWhole = false;
  for (const { text, values } of await recordStatements(work)) {
    const explained = { ...sql.raw(`explain (analyze, format json) ${text}`).compile(db), parameters: values };
    const { rows: said } = await db.executeQuery<Record<string, [{ Plan: Node }]>>(explained);
    const plan = Object.values(said[0] ?? {})[0]?.[0]?.Plan;
    if (!plan) throw new Error(`no plan for ${text}`);
    rows += rowsLookedAt(plan, table);
    isWhole ||= scans(plan, table);
  }
  return { rows: Math.round(rows), isWhole };
}
