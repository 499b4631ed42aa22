import { catalogueContract } from "@blenda/domain/catalogue/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openCatalogue = implement(catalogueContract).$context<Context>().use(spoken).use(guard);

export const catalogue = openCatalogue.use(signedIn);
