import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { AUTHORING, REJECTION_CODES } from "../authoring/constants.ts";
import { ProductId } from "../catalogue/model.ts";
import { reviewers } from "../publication/access.ts";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { DIRECTIONS, listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { seeProducts, seeReviews } from "./access.ts";
import { HISTORY_SORTS, LISTED_SORTS, QUEUE_SORTS, REVIEW, SENTENCE_KINDS, SUBMISSION_KINDS } from "./constants.ts";
import { reviewFailures } from "./failures.ts";
import {
  Claim,
  DecisionLine,
  HistoryFilter,
  LaterLook,
  ListedFilter,
  ListedItem,
  NewComment,
  OfType,
  QueueCounts,
  QueueRow,
  Reviewed,
  ReviewerFigures,
  ReviewItem,
  Sentence,
} from "./model.ts";
import { areOfType } from "./rules.ts";
import { reviewTexts } from "./texts.ts";

const looking = { access: seeReviews, failed: reviewTexts.queueFailed } as const;
const about = { kind: "submission", by: ["itemType", "id"] } as const;
const taking = { access: reviewers, failed: reviewTexts.takeFailed, about } as const;
const deciding = { access: reviewers, failed: reviewTexts.decideFailed, about } as const;
const filing = { failed: reviewTexts.fileFailed, limits: [{ per: "account", max: 30, minutes: 60 }], about: "only reads" } as const;
/** Sentences concern no creator: they are the team's. */
const writing = { access: reviewers, failed: reviewTexts.sentenceFailed, about: "everybody alike" } as const;
const SentenceId = z.string().min(1).max(64);
const missing = pick(reviewFailures, "REVIEW_NOT_FOUND");
/** The second to decide, or one who may not touch it. */
const contested = pick(reviewFailures, "REVIEW_NOT_FOUND", "REVIEW_DECIDED", "REVIEW_TAKEN", "REVIEW_CHANGED", "REVIEW_FIRST_REVIEWER");
/** The submission its reader saw: one that came after it is not decided blindly. */
const seen = Reviewed.extend({ submissionId: z.string().min(1).max(64) });
const Decided = z.object({ decision: DecisionLine, nextId: z.string().nullable() });
const Comments = z.array(NewComment).min(1).max(AUTHORING.MOST_REMARKS);

/** Products and courses, new ones and revisions of those on sale, are decided by the same three commands. */
export const reviewContract = {
  /** What may be a copy first, then the oldest. Live. */
  queue: read(looking)
    .input(OfType.extend({ kind: z.enum(SUBMISSION_KINDS).optional(), ...listFields(QUEUE_SORTS) }))
    .output(listPage(QueueRow)),

  /** How many wait, by kind. Live. */
  counts: read(looking).input(OfType).output(QueueCounts),

  item: read({ ...looking, failed: reviewTexts.itemFailed })
    .errors(missing)
    .input(Reviewed)
    .output(ReviewItem),

  /** Images of a product that don't seem to show its model, by their ids: asked beside the item, which does not wait for it. */
  pictureMarks: read({ ...looking, failed: reviewTexts.itemFailed })
    .input(z.strictObject({ id: ProductId }))
    .output(z.object({ odd: z.array(z.string()) })),

  /** Reserves a submission, or keeps it reserved. `isTakeover` takes it from its holder. */
  claimReview: command(taking)
    .errors(pick(reviewFailures, "REVIEW_NOT_FOUND", "REVIEW_TAKEN", "REVIEW_FIRST_REVIEWER"))
    .input(Reviewed.extend({ isTakeover: z.boolean().default(false) }))
    .output(Claim),

  /** Gives it back to the queue; without effect for others than its holder. */
  putBack: command(taking)
    .input(Reviewed)
    .output(z.object({ wasYours: z.boolean() })),

  /** What may be a copy is approved with a word about why it is none. */
  approve: command(deciding)
    .errors({ ...contested, ...pick(reviewFailures, "REVIEW_COPY_UNEXPLAINED") })
    .input(seen.extend({ notACopy: plainText(REVIEW.NOT_A_COPY_LEAST, REVIEW.NOT_A_COPY_MOST).optional() }))
    .output(Decided),

  /** Each comment stands under its field where the creator works. */
  requestChanges: command(deciding)
    .errors(contested)
    .input(
      // A field of the other type would be a comment that is never read.
      seen.extend({ comments: Comments }).refine(({ itemType, comments }) => areOfType(itemType, comments), { path: ["comments"] }),
    )
    .output(Decided),

  reject: command(deciding)
    .errors(contested)
    .input(
      seen.extend({
        reason: z.enum(REJECTION_CODES),
        text: plainText(AUTHORING.REASON_LEAST, AUTHORING.REASON_MOST),
      }),
    )
    .output(Decided),

  /** What went live without a reviewer and is looked at afterwards, oldest first. Live. */
  looks: read(looking).input(OfType).output(z.array(LaterLook)),

  /** A reviewer has read it; without effect where a colleague was quicker. */
  markLooked: command({ ...deciding, about: { kind: "look", by: "id" } })
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(z.object({ wasOpen: z.boolean() })),

  /** What the team writes often, by what it is about. Live. */
  sentences: read({ ...looking, failed: reviewTexts.sentencesFailed }).output(z.array(Sentence)),

  /** Without an id, a new one. */
  saveSentence: command(writing)
    .errors(pick(reviewFailures, "REVIEW_SENTENCES_FULL", "REVIEW_SENTENCE_GONE"))
    .input(z.strictObject({ id: SentenceId.optional(), kind: z.enum(SENTENCE_KINDS), text: plainText(1, AUTHORING.REMARK_MOST) }))
    .output(z.array(Sentence)),

  removeSentence: command(writing)
    .input(z.strictObject({ id: SentenceId }))
    .output(z.array(Sentence)),

  /** Every decision there was, the latest first. */
  history: read({ ...looking, failed: reviewTexts.historyFailed })
    .input(HistoryFilter.extend(listFields(HISTORY_SORTS)))
    .output(listPage(DecisionLine)),

  historyFile: command({ ...looking, ...filing })
    .input(HistoryFilter)
    .output(CsvFile),

  /** Of decisions about one type, or about all. */
  reviewerFigures: read({ ...looking, failed: reviewTexts.historyFailed })
    .input(z.strictObject({ itemType: z.enum(PUBLISHED_TYPES).optional() }))
    .output(ReviewerFigures),

  /** Items in every state, and drafts not yet on sale. `catalogue.moderate` and `trainings.moderate` suspend and reinstate them. */
  allItems: read({ access: seeProducts, failed: reviewTexts.itemsFailed })
    .input(ListedFilter.extend(listFields(LISTED_SORTS)))
    .output(listPage(ListedItem)),

  itemsFile: command({ access: seeProducts, ...filing })
    .input(ListedFilter.extend({ sort: z.enum(LISTED_SORTS).optional(), direction: z.enum(DIRECTIONS).optional() }))
    .output(CsvFile),
};
