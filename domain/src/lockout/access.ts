import type { Access } from "../access/can.ts";

/** Lifting a person's lock by hand. */
export const liftLocks = "admin" satisfies Access;
