import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";

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

/** Too much fails, or the day is nearly used up: staff are to know. `since` begins the stretch of time in which it is told once. */
export const generatorAlarmed = event<{ name: string; title: string; message: string; since: Instant; at: Instant }>("generator.alarmed", {
  aggregate: ({ name }) => `generator/${name}`,
});
