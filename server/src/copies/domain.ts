import { defineDomain } from "../platform/domain.ts";

/** Knows which shapes are sold, so that review learns of copies. Nobody asks it from outside. */
export const copies = defineDomain({});
