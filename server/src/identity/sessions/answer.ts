import type { Me, Session } from "@blenda/domain/identity/model";
import type { Services } from "../../platform/requests/procedure.ts";

/** Every command that changes who is here answers with the new session. */
export const sessionOf = (user: Me | null, { flags, google }: Pick<Services, "flags" | "google">): Session => ({
  user,
  flags: [...flags],
  hasGoogle: google !== null,
});
