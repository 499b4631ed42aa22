import type { Access } from "../access/can.ts";

/** Staff who look after people may read what was done to one of them; everything else is for admins. */
export const readOfPerson: Access = { any: ["view_users", "edit_users"] };
