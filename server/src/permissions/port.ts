import { heldBy } from "./held.ts";

/** What people hold, why and until when. */
export const held = { by: heldBy };
