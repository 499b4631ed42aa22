import { generator, openGenerator } from "./procedures.ts";
import { newestSettings, settingsPage, shownNotice } from "./repository.ts";

export const settings = generator.settings.handler(({ context: { db } }) => settingsPage(db));

export const notice = openGenerator.notice.handler(({ context: { db, now } }) => shownNotice(db, now()));

export const exportFile = generator.exportFile.handler(async ({ context: { db, now } }) => {
  const inForce = await newestSettings(db);
  const exported = { version: inForce.version, exportedAt: now(), settings: inForce.settings };
  const json = `${JSON.stringify(exported, null, 2)}\n`;
  return { name: `blendagen-settings-v${inForce.version}.json`, json, settings: inForce.settings };
});
