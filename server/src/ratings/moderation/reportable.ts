import type { ReportedState } from "@blenda/domain/reports/constants";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Reportable, ReportedThing } from "../../platform/reporting.ts";
import { COUNTS, reviewsSeenBy, type SeenReview } from "../reviews/review-repository.ts";
import { setHidden } from "./hiding.ts";

/** Not hidden by itself at the third report: three accounts of a seller would hide every review they dislike. */
export const reportableReview: Reportable = {
  type: "review",
  moves: ["hidden", "removed"],
  describe: async (db, ids) => (await reviewsSeenBy(db, null).where("r.id", "=", anyOf(ids)).execute()).map(thingOf),
  canSee: async (db, { id: readerId }, id) => {
    const seen = await reviewsSeenBy(db, readerId).where("r.id", "=", id).where(COUNTS).executeTakeFirst();
    return seen !== undefined;
  },
  setState: async (tx, { id, to, text, reason, at }) => {
    const isHidden = to !== "visible";
    return (await setHidden(tx, id, isHidden ? text || reason : null, at)) !== undefined;
  },
  factsOf: async (db, ownerId) => {
    const { reviews, hidden } = await db
      .selectFrom("reviews as r")
      .select(({ fn }) => [fn.countAll<number>().as("reviews"), fn.count<number>("r.hiddenAt").as("hidden")])
      .where("r.userId", "=", ownerId)
      .executeTakeFirstOrThrow();
    return [{ label: "Reviews", value: `${reviews}, ${hidden === 0 ? "none" : hidden} hidden`, isNotable: hidden > 0 }];
  },
};

const stateOf = ({ hiddenAt }: SeenReview): ReportedState => (hiddenAt === null ? "visible" : "hidden");

const thingOf = (row: SeenReview): ReportedThing => ({
  ...{ id: row.id, title: "", place: `on ${row.title}`, ownerId: row.userId, text: row.comment, createdAt: row.createdAt },
  path: `${row.itemType === "product" ? "/product" : "/learning"}/${encodeURIComponent(row.itemId)}`,
  ...{ pictureUrl: fileUrl(row.posterFileId), stageHue: row.stageHue, modelUrl: null, state: stateOf(row) },
});
