import type { OpenPoint, Submission } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { categories, type LiveRow, live, moveProduct, repriceProduct } from "../catalogue/port.ts";
import { copiesOf } from "../copies/port.ts";
import type { DraftTypes } from "../drafts/kind.ts";
import { workshopOf } from "../drafts/workshop.ts";
import { lockUser } from "../identity/port.ts";
import { holdDaysOf } from "../ledger/port.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { upheldReportsOf } from "../reports/port.ts";
import {
  isProductField,
  productChangesOf,
  productFieldsOf,
  productPointsOf,
  productPrintOf,
  type WholeDraft,
  wholeDraft,
} from "./draft-state.ts";
import { liveProductBeside, type OwnProductView, productView } from "./draft-view.ts";
import { copyLiveProduct, copyProductDraft } from "./editing/copies.ts";
import { productColumns, type SentProductFields } from "./editing/saved-columns.ts";
import { dropProductDraft } from "./files-repository.ts";
import { addProductDraft, emitProductDraftChanged, type ProductDraftRow, type ProductDraftUpdate, productDraftRows } from "./repository.ts";
import { changeProductAtOnce, productListings, publishProductDraft } from "./submitting/publish.ts";

interface ProductTypes extends DraftTypes {
  Row: ProductDraftRow;
  Update: ProductDraftUpdate;
  Live: LiveRow;
  Whole: WholeDraft;
  Point: OpenPoint;
  New: { key: string };
  Sent: SentProductFields;
  Own: OwnProductView;
  Beside: Pick<Submission, "live">;
}

const isRevision = ({ baseVersionId }: ProductDraftRow): boolean => baseVersionId !== null;

/** Drafts of products: files, from which everything else follows. */
export const productDrafts = workshopOf<ProductTypes>({
  itemType: "product",
  domain: "authoring",
  texts: authoringTexts,
  refuse: {
    notFound: () => refusal("AUTHORING_NOT_FOUND"),
    invalidStep: (from) => refusal("AUTHORING_INVALID_STEP", { from }),
    conflict: (draft) => refusal("AUTHORING_CONFLICT", { mark: draft.mark, fields: productFieldsOf(draft) }),
    incomplete: (open) => refusal("AUTHORING_INCOMPLETE", { open }),
    dayFull: (limit) => refusal("AUTHORING_DAY_FULL", limit),
    tooMany: () => refusal("AUTHORING_TOO_MANY_DRAFTS"),
    categoryUnknown: () => refusal("AUTHORING_CATEGORY_UNKNOWN"),
    appealOver: () => refusal("AUTHORING_APPEAL_OVER"),
  },
  rows: productDraftRows,
  creators: { lock: lockUser, upheldReports: upheldReportsOf, holdDays: holdDaysOf },
  tellChanged: emitProductDraftChanged,

  isRevision,
  findLive: live.find,
  whole: wholeDraft,
  openPoints: productPointsOf,
  changes: productChangesOf,
  prints: (whole) => (field) => (isProductField(field) ? productPrintOf(whole, field) : null),
  ownView: productView,
  besideView: async (db, draft) => {
    const sold = isRevision(draft) ? await live.find(db, draft.id) : null;
    return { live: sold ? liveProductBeside(sold) : null };
  },

  begin: (tx, { id, creatorId, at }) => addProductDraft(tx, { id, creatorId, status: "draft", createdAt: at, updatedAt: at }),
  copyLive: copyLiveProduct,
  copyDraft: copyProductDraft,
  hasCategory: categories.has,
  columns: productColumns,
  drop: (tx, { id }, at) => dropProductDraft(tx, id, at),

  isReading: ({ files }) => files.some(({ state }) => state === "waiting" || state === "reading"),
  hasWarnings: (open) => open.some(({ code }) => code === "file-warnings"),
  isCopy: async (tx, { row: { creatorId }, files }) => (await copiesOf(tx, { creatorId, files })).length > 0,
  needsReviewOfTrusted: () => false,
  changeAtOnce: changeProductAtOnce,
  publish: publishProductDraft,
  listings: productListings,

  moveItem: moveProduct,
  reprice: repriceProduct,
});
