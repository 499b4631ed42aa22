import { RIGHTS_VERSION } from "@blenda/domain/authoring/constants";
import type { DraftFields } from "@blenda/domain/authoring/model";
import { storedLicences } from "@blenda/domain/authoring/rules";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { plainTextOf } from "@blenda/domain/shared/rich-text/plain-text";
import type { Instant } from "@blenda/domain/shared/time";
import { categories } from "../../catalogue/port.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { fieldsOf } from "../draft-state.ts";
import { lockEditable, ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { type DraftRow, type DraftUpdate, updateDraft } from "../repository.ts";

/** Another mark than the page knows means that another tab saved: what it saved comes along, and nothing is overwritten. */
export const saveDraft = authoring.saveDraft.handler(async ({ input: { id, mark, fields }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockEditable(tx, user.id, id);
    if (draft.mark !== mark) throw errors.AUTHORING_CONFLICT({ data: { mark: draft.mark, fields: fieldsOf(draft) } });
    if (fields.categoryId && !(await categories.has(tx, fields.categoryId))) throw errors.AUTHORING_CATEGORY_UNKNOWN();
    const at = now();
    await updateDraft(tx, draft, { ...columnsOf(draft, fields, at), mark: draft.mark + 1, updatedAt: at });
  });
  return ownView(context, id);
});

type SentFields = { [Field in keyof DraftFields]?: DraftFields[Field] | undefined };

/** A price nobody may ask is kept out: the page says so beside the field, and keeps what was typed. */
const priceOf = (priceCents: number | null) => (priceCents !== null && !isPriceAllowed(priceCents) ? null : priceCents);

function columnsOf(draft: DraftRow, fields: SentFields, at: Instant): DraftUpdate {
  const { licences, hasRights, description, descriptionRich, priceCents, ...same } = fields;
  const set: DraftUpdate = { ...same };
  if (priceCents !== undefined) set.priceCents = priceOf(priceCents);
  if (descriptionRich) Object.assign(set, { description: plainTextOf(descriptionRich), descriptionRich: jsonb(descriptionRich) });
  else if (description !== undefined) Object.assign(set, { description, descriptionRich: null });
  if (licences) {
    const { types, prices } = storedLicences(licences);
    Object.assign(set, { licenceTypes: types, licencePrices: jsonb(prices) });
  }
  // Checked again it is declared again: with today's words, and today's time.
  if (hasRights === true && draft.rightsAt === null) Object.assign(set, { rightsVersion: RIGHTS_VERSION, rightsAt: at });
  if (hasRights === false) Object.assign(set, { rightsVersion: null, rightsAt: null });
  return set;
}
