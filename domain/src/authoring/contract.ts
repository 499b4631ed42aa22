import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { PRICE_MOST_CENTS, PUBLISHED_TYPES } from "../publication/constants.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { Cents } from "../shared/money.ts";
import { plainText } from "../shared/text.ts";
import { uploadFailures } from "../uploads/failures.ts";
import { AUTHORING, ITEM_SORTS, ITEM_VIEWS, MANY_EVENTS, PICTURE_KINDS } from "./constants.ts";
import { authoringFailures } from "./failures.ts";
import { Draft, DraftFields, DraftId, Item, ItemCounts, ManyOutcome, PartId, RemarkAnswer, VersionNumber } from "./model.ts";
import { authoringTexts } from "./texts.ts";

const looking = { access: "creator", failed: authoringTexts.loadFailed } as const;
/** A creator at the keyboard saves every second. */
const saving = { access: "creator", failed: authoringTexts.saveFailed, limits: [{ per: "account", max: 3_000, minutes: 60 }] } as const;
const changing = { access: "creator", failed: authoringTexts.changeFailed, limits: [{ per: "account", max: 300, minutes: 60 }] } as const;
const submitting = { ...changing, failed: authoringTexts.submitFailed } as const;
const filing = { ...saving, failed: authoringTexts.fileFailed } as const;
const picturing = { ...saving, failed: authoringTexts.pictureFailed } as const;

const one = z.strictObject({ id: DraftId });
const Ids = z.array(DraftId).min(1).max(AUTHORING.MOST_AT_ONCE);
const missing = pick(authoringFailures, "AUTHORING_NOT_FOUND");
/** Not there, or not in a state in which it may be changed. */
const editing = pick(authoringFailures, "AUTHORING_NOT_FOUND", "AUTHORING_INVALID_STEP");

/**
 * What a creator works on. Images of a creator's own are uploads, not calls: POST the file itself to
 * `/api/authoring/picture?draft=…&name=…` (the types of `PICTURE_TYPES`, at most 20 MB, redrawn). It answers with a Draft,
 * or `{ code, message }` like every call. Files that are sold go through `uploads`, then `addFile`.
 */
export const authoringContract = {
  /** The creator's own, page by page. Live. */
  items: read(looking)
    .input(
      z.strictObject({
        view: z.enum(ITEM_VIEWS).optional(),
        itemType: z.enum(PUBLISHED_TYPES).optional(),
        search: z.string().max(AUTHORING.SEARCH_MOST).optional(),
        ...listFields(ITEM_SORTS),
      }),
    )
    .output(listPage(Item)),

  counts: read(looking).output(ItemCounts),

  draft: read(looking).errors(missing).input(one).output(Draft),

  createDraft: command(changing)
    .errors(pick(authoringFailures, "AUTHORING_TOO_MANY_DRAFTS"))
    .input(z.strictObject({ key: CommandKey }))
    .output(Draft),

  /** Only the fields that changed. `mark` is the one the page was read or last saved with. */
  saveDraft: command(saving)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_CONFLICT", "AUTHORING_CATEGORY_UNKNOWN"))
    .input(one.extend({ mark: z.int().min(0).max(2_000_000_000), fields: DraftFields.partial() }))
    .output(Draft),

  addFile: command(filing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_FILE_TWICE", "AUTHORING_FILES_FULL"))
    .errors(pick(uploadFailures, "UPLOAD_GONE", "UPLOAD_NOT_READY", "UPLOAD_TAKEN"))
    .input(one.extend({ uploadId: z.string().min(1).max(200) }))
    .output(Draft),

  removeFile: command(filing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_FILE_GONE"))
    .input(one.extend({ fileId: PartId }))
    .output(Draft),

  /** A finished upload takes the place of a file, and is read. */
  replaceFile: command(filing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_FILE_GONE", "AUTHORING_FILE_TWICE"))
    .errors(pick(uploadFailures, "UPLOAD_GONE", "UPLOAD_NOT_READY", "UPLOAD_TAKEN"))
    .input(one.extend({ fileId: PartId, uploadId: z.string().min(1).max(200) }))
    .output(Draft),

  /** Puts a file in line once more, from the beginning. */
  readAgain: command({ ...filing, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_FILE_GONE"))
    .input(one.extend({ fileId: PartId }))
    .output(Draft),

  /** Ids in their new order; ones left out keep theirs behind them. */
  orderFiles: command(filing)
    .errors(editing)
    .input(one.extend({ fileIds: z.array(PartId).max(AUTHORING.MOST_FILES) }))
    .output(Draft),

  /** The file the viewer, the rendered images and the facts come from. */
  setViewerFile: command(filing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_FILE_GONE"))
    .input(one.extend({ fileId: PartId }))
    .output(Draft),

  /** A rendered image becomes one of the images. */
  choosePicture: command(picturing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_PICTURES_FULL", "AUTHORING_PICTURE_GONE"))
    .input(one.extend({ kind: z.enum(PICTURE_KINDS).exclude(["own"]) }))
    .output(Draft),

  describePicture: command(picturing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_PICTURE_GONE"))
    .input(one.extend({ pictureId: PartId, alt: plainText(0, AUTHORING.ALT_MOST) }))
    .output(Draft),

  removePicture: command(picturing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_PICTURE_GONE"))
    .input(one.extend({ pictureId: PartId }))
    .output(Draft),

  /** The first is the cover. Ids left out keep their place behind the others. */
  orderPictures: command(picturing)
    .errors(editing)
    .input(one.extend({ pictureIds: z.array(PartId).max(AUTHORING.MOST_PICTURES) }))
    .output(Draft),

  /**
   * Of a new product: to the check of its files, then to review. Of a revision: what needs no review is live with the answer,
   * the rest goes to review; where nothing needs review the revision is over and the answer is `null`.
   */
  submit: command(submitting)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_INCOMPLETE", "AUTHORING_DAY_FULL", "AUTHORING_CONFLICT"))
    .input(one.extend({ mark: z.int().min(0).max(2_000_000_000), answers: z.array(RemarkAnswer).max(AUTHORING.MOST_REMARKS).optional() }))
    .output(Draft.nullable()),

  withdraw: command(submitting).errors(editing).input(one).output(Draft),

  /** Once, within thirty days: back to review with the creator's words. */
  appeal: command(submitting)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_APPEAL_OVER"))
    .input(one.extend({ text: plainText(AUTHORING.REASON_LEAST, AUTHORING.REASON_MOST) }))
    .output(Draft),

  /** Files and all; only what was never on sale. */
  deleteDraft: command(changing).errors(editing).input(one).output(one),

  /** Words, licences, price, images and files of a draft or of something on sale, as a new draft. */
  duplicate: command(changing)
    .errors(missing)
    .errors(pick(authoringFailures, "AUTHORING_TOO_MANY_DRAFTS"))
    .input(one.extend({ key: CommandKey }))
    .output(Draft),

  /** The working copy of something on sale. Asked twice it is the same. */
  startRevision: command(changing).errors(missing).input(one).output(Draft),

  /** The same with the number and the changes of a new version. */
  releaseVersion: command(changing)
    .errors(editing)
    .errors(pick(authoringFailures, "AUTHORING_VERSION_REFUSED"))
    .input(one.extend({ number: VersionNumber, changes: plainText(1, AUTHORING.CHANGES_MOST) }))
    .output(Draft),

  /** What is on sale stays as it is. */
  cancelRevision: command(changing).errors(editing).input(one).output(one),

  moveMany: command(changing)
    .input(z.strictObject({ ids: Ids, event: z.enum(MANY_EVENTS) }))
    .output(ManyOutcome),

  /** Whole percent more or less, rounded to the cent, or one price for all. */
  priceMany: command(changing)
    .input(
      z.strictObject({
        ids: Ids,
        change: z.discriminatedUnion("kind", [
          z.strictObject({ kind: z.literal("percent"), percent: z.int().min(-90).max(900) }),
          z.strictObject({ kind: z.literal("set"), priceCents: Cents.max(PRICE_MOST_CENTS) }),
        ]),
      }),
    )
    .output(ManyOutcome),
};
