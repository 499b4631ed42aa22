import { openIdentity } from "./procedures.ts";

export const session = openIdentity.session.handler(({ context: { actor, flags, google } }) => ({
  user: actor,
  flags: [...flags],
  hasGoogle: google !== null,
}));
