import type { Access } from "../access/can.ts";
import { PERMISSIONS } from "../access/permissions.ts";

/** Whoever holds any of the fourteen permissions works here. */
export const anyPermission: Access = { any: PERMISSIONS };
