import type { DecisionLine } from "@blenda/domain/review/model";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";
import { decisionLine, historyList, selectHistory } from "./history.ts";

const COLUMNS: CsvColumns<DecisionLine> = {
  decided: ({ decidedAt }) => decidedAt,
  type: ({ itemType }) => itemType,
  item: ({ itemId }) => itemId,
  title: ({ title }) => title,
  version: ({ version }) => version,
  shop: ({ shop }) => shop.name,
  kind: ({ kind }) => kind,
  decision: ({ decision }) => decision,
  reviewer: ({ reviewer }) => reviewer?.name ?? "by rule",
  reason: ({ reason }) => reason,
  text: ({ text }) => text,
  comments: ({ comments }) => comments.map(({ field, lesson, text }) => `${lesson ?? field}: ${text}`).join("\n"),
  submitted: ({ submittedAt }) => submittedAt,
  "minutes of working days": ({ waitedMinutes }) => waitedMinutes,
  overturned: ({ isOverturned }) => (isOverturned ? "yes" : "no"),
};

export const historyFile = review.historyFile.handler(async ({ input: filter, context }) => {
  const { db, now } = context;
  async function* lines() {
    for await (const row of historyList.all(db, selectHistory(db, filter), {})) yield decisionLine(row);
  }
  const file = await csvFile({ name: "review-history", now: now() }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "review.historyFile", target: { kind: "list", id: "decisions" }, after: { filter, isCut: file.isCut } }),
  );
  return file;
});
