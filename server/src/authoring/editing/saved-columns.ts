import type { DraftFields } from "@blenda/domain/authoring/model";
import { storedLicences } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sharedColumns } from "../../drafts/columns.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import type { ProductDraftRow, ProductDraftUpdate } from "../repository.ts";

export type SentProductFields = { [Field in keyof DraftFields]?: DraftFields[Field] | undefined };

/** What a save writes of a product: licences are stored as types and prices. */
export function productColumns(draft: ProductDraftRow, sent: SentProductFields, at: Instant): ProductDraftUpdate {
  const { licences, hasRights: _r, description: _d, descriptionRich: _t, priceCents: _p, ...same } = sent;
  const set: ProductDraftUpdate = { ...same, ...sharedColumns(draft, sent, at) };
  if (!licences) return set;
  const { types, prices } = storedLicences(licences);
  return { ...set, licenceTypes: types, licencePrices: jsonb(prices) };
}
