import type { Access } from "./can.ts";
import { PERMISSIONS } from "./permissions.ts";

/** Each area has one guard and one layout. A screen is reachable when its area and its own access both allow it. */
export const AREAS = {
  public: "public",
  /** Like public, without navbar and footer: a page reached from a mail. */
  outside: "public",
  community: "public",
  /** Page by page: a person with any permission of the panel gets in, and opens what each page's own access allows (decision B11). */
  admin: { any: PERMISSIONS },
  dashboard: "creator",
  editor: { role: "content_editor" },
} as const satisfies Record<string, Access>;
export type Area = keyof typeof AREAS;
