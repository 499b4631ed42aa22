import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { ProductId } from "../catalogue/model.ts";
import { pick } from "../shared/failure.ts";
import { PlannedInstant } from "../shared/time.ts";
import { TrainingId } from "../trainings/model.ts";
import { changeContent, seeContent } from "./access.ts";
import { DOCUMENT_NAMES, HERO_PAGES } from "./constants.ts";
import { contentFailures } from "./failures.ts";
import { LASTING_PARTS } from "./lasting-parts.ts";
import {
  CommunityBrief,
  DocumentLine,
  DocumentState,
  DraftChange,
  FeaturedItems,
  Hero,
  HomeAnswer,
  Revision,
  VersionNumber,
} from "./model.ts";
import { contentTexts } from "./texts.ts";

const shared = { access: "public", failed: contentTexts.loadFailed, isShared: true } as const;
const looking = { access: seeContent, failed: contentTexts.loadFailed } as const;
/** What a draft may hold of one's own its operations decide: a document is the site's, and names many things (decision 0113). */
const changing = { access: changeContent, failed: contentTexts.publishFailed, about: "the product itself" } as const;
const featuring = { access: changeContent, failed: contentTexts.featureFailed } as const;
const one = z.strictObject({ name: z.enum(DOCUMENT_NAMES), basedOn: Revision });
const changed = pick(contentFailures, "CONTENT_CHANGED");

/**
 * A banner's picture is an upload, not a call: POST the file itself (image/png, image/jpeg, image/webp up to 10 MB) to
 * `/api/content/picture`, or the address of one elsewhere as `text/uri-list`. It answers with a ContentPicture, or `{ code, message }`.
 */
export const contentContract = {
  home: read(shared)
    .input(z.strictObject({ without: z.array(z.enum(LASTING_PARTS)).max(LASTING_PARTS.length).optional() }).optional())
    .output(HomeAnswer),

  hero: read(shared)
    .input(z.strictObject({ page: z.enum(HERO_PAGES) }))
    .output(Hero),

  communityPage: read(shared).output(CommunityBrief),

  documents: read(looking).output(z.array(DocumentLine)),

  document: read(looking)
    .input(z.strictObject({ name: z.enum(DOCUMENT_NAMES) }))
    .output(DocumentState),

  /** Only what changes is sent, and two who change different fields are both kept. */
  saveDraft: command({ ...changing, failed: contentTexts.saveFailed })
    .errors({ ...changed, ...pick(contentFailures, "CONTENT_IS_SCHEDULED", "CONTENT_PICTURE_GONE", "CONTENT_SECTIONS_REFUSED") })
    .input(DraftChange)
    .output(DocumentState),

  discardDraft: command(changing)
    .errors({ ...changed, ...pick(contentFailures, "CONTENT_IS_SCHEDULED") })
    .input(one)
    .output(DocumentState),

  publish: command(changing)
    .errors({ ...changed, ...pick(contentFailures, "CONTENT_NOTHING_DRAFTED") })
    .input(one)
    .output(DocumentState),

  /** The draft goes live at that moment, and stays as it is until then. */
  schedule: command(changing)
    .errors({ ...changed, ...pick(contentFailures, "CONTENT_NOTHING_DRAFTED", "CONTENT_TIME_REFUSED") })
    .input(one.extend({ at: PlannedInstant }))
    .output(DocumentState),

  unschedule: command(changing)
    .errors({ ...changed, ...pick(contentFailures, "CONTENT_NOT_SCHEDULED") })
    .input(one)
    .output(DocumentState),

  /** An earlier version goes live again, as a new one; what is drafted stays drafted. */
  rollBack: command(changing)
    .errors({ ...changed, ...pick(contentFailures, "CONTENT_IS_SCHEDULED", "CONTENT_VERSION_GONE") })
    .input(one.extend({ version: VersionNumber }))
    .output(DocumentState),

  featured: read(looking).output(FeaturedItems),

  setFeatured: command({ ...featuring, about: { kind: "product", by: "productId" } })
    .errors(pick(contentFailures, "CONTENT_ITEM_GONE"))
    .input(z.strictObject({ productId: ProductId, isFeatured: z.boolean() }))
    .output(FeaturedItems),

  setTrainingFeatured: command({ ...featuring, about: { kind: "training", by: "trainingId" } })
    .errors(pick(contentFailures, "CONTENT_ITEM_GONE"))
    .input(z.strictObject({ trainingId: TrainingId, isFeatured: z.boolean() }))
    .output(FeaturedItems),
};
