export const PANEL_TABS = ["health", "queues", "events", "alarms", "errors", "build", "audit"] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** As the address has it; what it does not know is the first. */
export const readTab = (asked: string | undefined): PanelTab => PANEL_TABS.find((tab) => tab === asked) ?? "health";

export const TAB_NAMES: Record<PanelTab, string> = {
  health: "Health",
  queues: "Queues",
  events: "Parked events",
  alarms: "Alarms",
  errors: "Error log",
  build: "Build",
  audit: "Audit log",
};
