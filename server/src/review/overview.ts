import { reviewers } from "@blenda/domain/publication/access";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { seeReviews } from "@blenda/domain/review/access";
import { answerDueAt } from "@blenda/domain/review/rules";
import { reviewScreens } from "@blenda/domain/review/screens";
import { reviewTexts } from "@blenda/domain/review/texts";
import { sql } from "kysely";
import type { DayFigure, WaitingQueue } from "../platform/overview.ts";
import { queueList, selectQueue } from "./lists/queue.ts";

/** What waits of one type: its cell on the overview, and the number beside its links. */
const waitingFor = (itemType: PublishedType, key: WaitingQueue["key"], paths: WaitingQueue["paths"]): WaitingQueue => ({
  key,
  label: reviewTexts.items[itemType].pending,
  paths,
  access: seeReviews,
  look: async (db, limit) => {
    const { rows, total } = await queueList.page(db, selectQueue(db, itemType), { limit });
    const first = rows.map(({ id, title, kind, shopName, queuedAt, submittedAt, reviewerName }) => {
      const since = queuedAt ?? submittedAt;
      const detail = [reviewTexts.kinds[kind], shopName].filter(Boolean).join(" · ");
      return { id, title, detail, since, dueAt: answerDueAt(since), takenBy: reviewerName };
    });
    return { count: total.count, first };
  },
});

export const reviewWaiting: readonly WaitingQueue[] = [
  waitingFor("product", "review.products", [reviewScreens.queue.path, reviewScreens.editorQueue.path]),
  waitingFor("training", "review.trainings", [reviewScreens.trainingQueue.path, reviewScreens.editorTrainingQueue.path]),
];

export const reviewFigures: readonly DayFigure[] = [
  {
    key: "review.decided",
    label: "Reviewed",
    unit: "count",
    access: reviewers,
    count: async (db, from, to) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from review_decisions
        where decided_at >= ${from} and decided_at < ${to} and reviewer_id is not null`.execute(db);
      return rows[0]?.count ?? 0;
    },
  },
];
