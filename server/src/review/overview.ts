import { reviewers } from "@blenda/domain/publication/access";
import { seeReviews } from "@blenda/domain/review/access";
import { answerDueAt } from "@blenda/domain/review/rules";
import { reviewTexts } from "@blenda/domain/review/texts";
import { sql } from "kysely";
import type { DayFigure, WaitingQueue } from "../platform/overview.ts";
import { queueList, selectQueue } from "./lists/queue.ts";

export const reviewWaiting: readonly WaitingQueue[] = [
  {
    key: "review.products",
    label: "Pending products",
    paths: ["/admin/reviews/products", "/content-editor/pending-products"],
    access: seeReviews,
    look: async (db, limit) => {
      const { rows, total } = await queueList.page(db, selectQueue(db), { limit });
      const first = rows.map(({ id, title, kind, shopName, queuedAt, submittedAt, reviewerName }) => {
        const since = queuedAt ?? submittedAt;
        const detail = [reviewTexts.kinds[kind], shopName].filter(Boolean).join(" · ");
        return { id, title, detail, since, dueAt: answerDueAt(since), takenBy: reviewerName };
      });
      return { count: total.count, first };
    },
  },
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
