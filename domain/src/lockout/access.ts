import type { Access } from "../access/can.ts";

/** Lifting somebody's lock by hand. */
export const liftLocks = "admin" satisfies Access;
