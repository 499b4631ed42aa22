import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./db.ts";

const folder = new URL("../../../migrations/", import.meta.url);

export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Brings the database up to date. Kysely takes an advisory lock, so several processes may start at once. */
export async function migrate(db: Db): Promise<void> {
  const migrations = Object.fromEntries(migrationNames().map((name) => [name, fromFile(name)]));
  const { error } = await new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

function fromFile(name: string): Migration {
  // Without parameters the driver uses the simple protocol, which takes a whole file of statements.
  return { up: async (db) => void (await sql.raw(readFileSync(new URL(name, folder), "utf8")).execute(db)) };
}
