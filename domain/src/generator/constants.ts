import { BRAND } from "../shared/brand.ts";

export const FORMATS = ["glb", "usdz", "fbx", "obj"] as const;
export type Format = (typeof FORMATS)[number];

/** How long a broadcast stays (spec 1 §4). */
export const BROADCAST_SECONDS = 30;
export const BROADCAST_MOST_CHARACTERS = 300;
export const MAINTENANCE_MESSAGE_MOST = 300;

export const MAINTENANCE_MESSAGE = `${BRAND.name} AI is temporarily unavailable for maintenance. Please try again later.`;
/** Put before the maintenance message while emergency mode is on. */
export const EMERGENCY_NOTICE = "Emergency: ";

/** Versions the settings page lists. */
export const VERSIONS_SHOWN = 30;
