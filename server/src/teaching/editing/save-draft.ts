import { RIGHTS_VERSION } from "@blenda/domain/authoring/constants";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { plainTextOf } from "@blenda/domain/shared/rich-text/plain-text";
import type { Instant } from "@blenda/domain/shared/time";
import type { TrainingFields } from "@blenda/domain/teaching/model";
import { categories } from "../../catalogue/port.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { fieldsOf } from "../draft-state.ts";
import { change } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import type { DraftRow, DraftUpdate } from "../repository.ts";

/** Another mark than the page knows means that another tab saved: what it saved comes along, and nothing is overwritten. */
export const saveDraft = teaching.saveDraft.handler(({ input: { id, mark, fields }, context, errors }) =>
  change(context, id, async (tx, draft) => {
    if (draft.mark !== mark) throw errors.TEACHING_CONFLICT({ data: { mark: draft.mark, fields: fieldsOf(draft) } });
    if (fields.categoryId && !(await categories.has(tx, fields.categoryId))) throw errors.TEACHING_CATEGORY_UNKNOWN();
    return { ...columnsOf(draft, fields, context.now()), mark: draft.mark + 1 };
  }),
);

type SentFields = { [Field in keyof TrainingFields]?: TrainingFields[Field] | undefined };

/** A price nobody may ask is kept out: the page says so beside the field, and keeps what was typed. */
const priceOf = (priceCents: number | null) => (priceCents !== null && !isPriceAllowed(priceCents) ? null : priceCents);

function columnsOf(draft: DraftRow, fields: SentFields, at: Instant): DraftUpdate {
  const { hasRights, description, descriptionRich, priceCents, ...same } = fields;
  const set: DraftUpdate = { ...same };
  if (priceCents !== undefined) set.priceCents = priceOf(priceCents);
  if (descriptionRich) Object.assign(set, { description: plainTextOf(descriptionRich), descriptionRich: jsonb(descriptionRich) });
  else if (description !== undefined) Object.assign(set, { description, descriptionRich: null });
  // Checked again it is declared again: with today's words, and today's time.
  if (hasRights === true && draft.rightsAt === null) Object.assign(set, { rightsVersion: RIGHTS_VERSION, rightsAt: at });
  if (hasRights === false) Object.assign(set, { rightsVersion: null, rightsAt: null });
  return set;
}
