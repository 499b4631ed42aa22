import type { PersonalData } from "../platform/personal-data.ts";
import { findHeader, worksOf } from "./repository.ts";

/** The whole portfolio, as its owner sees it. */
export const portfolioPersonalData: PersonalData = {
  collect: async (db, { id }) => ({ "portfolio.json": { header: await findHeader(db, id), works: await worksOf(db, id, true) } }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("portfolioMedia").where("userId", "=", id).execute();
    await tx.deleteFrom("portfolioWorks").where("userId", "=", id).execute();
    await tx.deleteFrom("portfolios").where("userId", "=", id).execute();
  },
};
