import type { ProgrammeAffiliate } from "@blenda/domain/affiliates/model";
import { affiliateStateTexts } from "@blenda/domain/affiliates/texts";
import type { Db } from "../../platform/database/db.ts";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { ownAffiliateCalls } from "../procedures.ts";
import { peopleOf } from "./people-reads.ts";

const COLUMNS: CsvColumns<ProgrammeAffiliate> = {
  Affiliate: ({ globalAffiliateId, email }) => globalAffiliateId || email,
  State: ({ state }) => affiliateStateTexts[state],
  "Since (UTC)": ({ since }) => since,
  "Share in %": ({ bps }) => bps / 100,
  "Own share": ({ hasOwnBps }) => (hasOwnBps ? "yes" : "no"),
  Clicks: ({ clicks }) => clicks,
  Orders: ({ orders }) => orders,
  Sold: ({ soldCents }) => soldCents / 100,
  "You shared": ({ sharedCents }) => sharedCents / 100,
  Note: ({ note }) => note,
};

async function* everybody(db: Db, creatorId: string): AsyncGenerator<ProgrammeAffiliate> {
  let after: string | undefined;
  do {
    const { rows, next } = await peopleOf(db, creatorId, "people", after);
    yield* rows;
    after = next ?? undefined;
  } while (after !== undefined);
}

export const affiliatesFile = ownAffiliateCalls.affiliatesFile.handler(({ context: { db, user, now } }) =>
  csvFile({ name: "affiliates", now: now() }, COLUMNS, everybody(db, user.id)),
);
