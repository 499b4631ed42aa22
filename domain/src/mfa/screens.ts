import { AREAS } from "../access/areas.ts";
import type { Screen } from "../access/screen.ts";

export const mfaScreens = {
  /** For all whom the area lets in: no item of the sidebar may demand more (spec 2 §6). */
  security: {
    path: "/admin/security/mfa",
    area: "admin",
    access: AREAS.admin,
    head: { title: "MFA Security", description: "Your own second factors, and what they opened." },
  },
  recoverFactor: {
    path: "/recover-factor",
    area: "outside",
    access: "public",
    head: { title: "Recover your account", description: "Confirm or cancel a request to remove your second factor." },
  },
} as const satisfies Record<string, Screen>;
