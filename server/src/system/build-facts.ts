import { FLAGS } from "@blenda/domain/access/flags";
import type { BuildFacts } from "@blenda/domain/system/model";
import { sql } from "kysely";
import { migrationNames } from "../platform/database/migrate.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { commitOf } from "./commit.ts";

const commit = commitOf();

export async function buildFactsOf({ db, flags, generator, payments, now }: Services): Promise<BuildFacts> {
  const { rows } = await sql<{ postgres: string; applied: number; last: string | null }>`
    select current_setting('server_version') as postgres, count(*)::int as applied, max(name) as last from kysely_migration`.execute(db);
  const { postgres = "", applied = 0, last = null } = rows[0] ?? {};
  return {
    commit,
    environment: flags.includes("demo") ? "demo" : "live",
    node: process.versions.node,
    postgres,
    migration: last ?? "",
    migrations: { applied, known: migrationNames().length },
    startedAt: new Date(Date.parse(now()) - process.uptime() * 1_000).toISOString(),
    generator: generator.main.name,
    payments: payments.name,
    flags: FLAGS.map((name) => ({ name, isOn: flags.includes(name) })),
  };
}
