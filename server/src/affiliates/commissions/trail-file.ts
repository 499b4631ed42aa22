import type { CommissionState } from "@blenda/domain/affiliates/constants";
import type { Commission } from "@blenda/domain/affiliates/model";
import { commissionTexts, voidTexts } from "@blenda/domain/affiliates/texts";
import type { Db } from "../../platform/database/db.ts";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { ownAffiliateCalls } from "../procedures.ts";
import { trailOf } from "./reads-repository.ts";

const COLUMNS: CsvColumns<Commission> = {
  Order: ({ orderNumber }) => orderNumber,
  "Ordered at (UTC)": ({ orderedAt }) => orderedAt,
  Title: ({ title }) => title,
  Type: ({ itemType }) => itemType,
  Program: ({ programme }) => (programme === "platform" ? "Blenda" : "Creator"),
  "Share in %": ({ bps }) => bps / 100,
  "Sale leaves": ({ baseCents }) => baseCents / 100,
  "You earned": ({ cents }) => cents / 100,
  State: ({ state }) => commissionTexts[state],
  Reason: ({ reason }) => (reason === null ? "" : voidTexts[reason]),
  Note: ({ note }) => note,
  "Clicked at (UTC)": ({ clickedAt }) => clickedAt,
  Page: ({ path }) => path,
  "Sub-ID": ({ sub }) => sub,
  "Approved from (UTC)": ({ availableAt }) => availableAt,
  "Paid at (UTC)": ({ paidOutAt }) => paidOutAt,
};

async function* allOrders(db: Db, userId: string, state: CommissionState | undefined): AsyncGenerator<Commission> {
  let after: string | undefined;
  do {
    const { rows, next } = await trailOf(db, userId, state, after);
    yield* rows;
    after = next ?? undefined;
  } while (after !== undefined);
}

export const trailFile = ownAffiliateCalls.trailFile.handler(({ input: { state }, context: { db, user, now } }) =>
  csvFile({ name: "affiliate-orders", now: now() }, COLUMNS, allOrders(db, user.id, state)),
);
