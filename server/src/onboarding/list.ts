import { photoOf } from "@blenda/domain/account/rules";
import type { ApplicationStatus, ApplicationTab } from "@blenda/domain/onboarding/constants";
import type { ApplicationLine } from "@blenda/domain/onboarding/model";
import { slugFrom } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import { categoryRow } from "../catalogue/sql.ts";
import { account, matchesWords, publicPerson } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";

/** Written into the statement, not sent beside it: only so the partial indexes are used. */
const TABS: Record<ApplicationTab, RawBuilder<boolean>> = {
  waiting: sql`a.status in ('submitted', 'in_review')`,
  answered: sql`a.status in ('changes_requested', 'rejected')`,
  creators: sql`a.status in ('approved', 'suspended')`,
};

interface Filter {
  tab: ApplicationTab;
  search?: string | undefined;
  status?: ApplicationStatus | undefined;
}

/** Everything the filter lets through. What an applicant is still writing is theirs and in no list. */
export function selectLines(db: Db, { tab, search = "", status }: Filter) {
  const words = search.trim();
  const lines = db
    .selectFrom("creatorApplications as a")
    .innerJoin(account("u"), "u.id", "a.userId")
    .leftJoin(publicPerson("t"), "t.id", "a.takenBy")
    .leftJoin(categoryRow("c"), "c.id", "a.categoryId")
    .select(["a.userId", "a.shopName", "a.slug", "a.status", "a.submittedAt", "a.dueAt", "a.decidedAt"])
    .select(["u.displayName", "u.name", "u.photoUrl", "u.profileImage", "t.displayName as takenBy", "c.name as categoryName"])
    .where(TABS[tab])
    .where("u.deletedAt", "is", null);
  const ofStatus = status && status !== "not_started" ? lines.where("a.status", "=", status) : lines;
  return words === "" ? ofStatus : ofStatus.where(sql<boolean>`(${matchesWords(words)} or a.slug = ${slugFrom(words)})`);
}

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

export const lineOf = ({ displayName, name, photoUrl, profileImage, ...row }: LineRow): ApplicationLine => ({
  ...row,
  name: displayName || name,
  photoUrl: photoOf(profileImage, photoUrl),
});

export const applicationList = keysetList({
  columns: {
    submitted: { by: sql`a.submitted_at`, kind: "instant", isNullable: true },
    decided: { by: sql`a.decided_at`, kind: "instant", isNullable: true },
  },
  id: sql`a.user_id`,
  usual: { sort: "submitted", direction: "asc" },
});
