import type { Access } from "./can.ts";

/** Each area has one guard and one layout. A screen is reachable when its area and its own access both allow it. */
export const AREAS = {
  public: "public",
  /** Like public, without navbar and footer: a page reached from a mail. */
  outside: "public",
  community: "public",
  admin: "admin",
  dashboard: "creator",
  editor: { role: "content_editor" },
} as const satisfies Record<string, Access>;
export type Area = keyof typeof AREAS;
