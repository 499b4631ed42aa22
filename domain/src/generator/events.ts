import { event } from "../access/event.ts";

/** Everybody connected sees it: what the tool offers, what it costs, whether it is open. */
export const generatorSettingsChanged = event<{ version: number }>("generator.settingsChanged", {
  aggregate: () => "generator/settings",
  to: () => ({ access: "public" }),
  stale: ["generator.settings", "generation.tool"],
});

export const generatorBroadcast = event<{ message: string }>("generator.broadcast", {
  aggregate: () => "generator/notice",
  to: () => ({ access: "public" }),
  stale: ["generator.notice"],
});
