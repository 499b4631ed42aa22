import { BROADCAST_SECONDS, VERSIONS_SHOWN } from "@blenda/domain/generator/constants";
import type { GeneratorSettings, Notice, SettingsPage, SettingsVersion } from "@blenda/domain/generator/model";
import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { publicPerson } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

export interface InForce {
  version: number;
  settings: GeneratorSettings;
}

/** The newest version. A setting that is younger than the version has its default. */
export async function newestSettings(db: Db): Promise<InForce> {
  const row = await db
    .selectFrom("generatorSettings")
    .select(["version", "settings"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, settings: { ...DEFAULT_SETTINGS, ...row.settings } } : { version: 0, settings: DEFAULT_SETTINGS };
}

export async function findVersion(db: Db, version: number): Promise<GeneratorSettings | null> {
  const row = await db.selectFrom("generatorSettings").select("settings").where("version", "=", version).executeTakeFirst();
  return row ? { ...DEFAULT_SETTINGS, ...row.settings } : null;
}

interface NewVersion extends InForce {
  kind: SettingsVersion["kind"];
  diff: SettingsVersion["diff"];
  authorId: string | null;
  at: Instant;
}

export async function addVersion(tx: Tx, { settings, diff, ...row }: NewVersion): Promise<void> {
  await tx
    .insertInto("generatorSettings")
    .values({ ...row, settings: jsonb(settings), diff: jsonb(diff) })
    .execute();
}

export async function settingsPage(db: Db): Promise<SettingsPage> {
  const versions = await db
    .selectFrom("generatorSettings as s")
    .leftJoin(publicPerson("u"), "u.id", "s.authorId")
    .select(["s.version", "s.kind", "u.displayName as authorName", "s.at", "s.diff"])
    .orderBy("s.version", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return { ...(await newestSettings(db)), versions };
}

export async function addNotice(tx: Tx, message: string, authorId: string, at: Instant): Promise<Notice> {
  const until = addMinutes(at, BROADCAST_SECONDS / 60);
  await tx.insertInto("generatorNotices").values({ message, authorId, at, until }).execute();
  return { message, until, secondsLeft: BROADCAST_SECONDS };
}

/** Only the newest can still be shown: all stay equally long. */
export async function shownNotice(db: Db, now: Instant): Promise<Notice | null> {
  const newest = await db.selectFrom("generatorNotices").select(["message", "until"]).orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!newest || newest.until <= now) return null;
  return { ...newest, secondsLeft: Math.ceil((Date.parse(newest.until) - Date.parse(now)) / 1_000) };
}
