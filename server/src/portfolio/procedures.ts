import { portfolioContract } from "@blenda/domain/portfolio/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openPortfolio = implement(portfolioContract).$context<Context>().use(spoken).use(guard);

export const portfolioOwner = openPortfolio.use(signedIn);
