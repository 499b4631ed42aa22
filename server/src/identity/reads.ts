import { openIdentity } from "./procedures.ts";

export const session = openIdentity.session.handler(({ context: { actor, flags } }) => ({ user: actor, flags: [...flags] }));
