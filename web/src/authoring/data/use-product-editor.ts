import { NEEDS_REVIEW } from "@blenda/domain/authoring/changes";
import type { DraftField } from "@blenda/domain/authoring/constants";
import type { Draft, DraftFields, OpenPoint, Remark } from "@blenda/domain/authoring/model";
import { openPoints } from "@blenda/domain/authoring/rules";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { type DraftForm, useDraftForm } from "../../product/editor/use-draft-form.ts";
import { learnDraft, productDrafts } from "./product-drafts.ts";

export interface ProductEditor extends DraftForm<DraftFields> {
  /** As the server has it. */
  draft: Draft;
  points: readonly OpenPoint[];
  /** What is wrong with a field, in words. What is only missing is not said before the first try to submit. */
  faultOf: (field: DraftField) => string | undefined;
  /** Of something on sale: whether a change of this waits for review. */
  needsReview: (field: DraftField) => boolean;
  remarksOn: (field: DraftField) => Remark[];
}

/** A draft with its form that saves itself. */
export function useProductEditor(draft: Draft): ProductEditor {
  const cache = useQueryClient();
  const form = useDraftForm<DraftFields>({
    keptAs: productDrafts.keptAs(draft.id),
    draft,
    save: async (fields, mark) => {
      const saved = await client.authoring.saveDraft({ id: draft.id, mark, fields });
      learnDraft(saved, cache);
      return saved;
    },
    conflict: "AUTHORING_CONFLICT",
    read: () => client.authoring.draft({ id: draft.id }),
  });
  const points = pointsOf(draft, form.fields);
  return {
    ...form,
    draft,
    points,
    faultOf: (field) =>
      points.find((point) => point.field === field && point.level === "block" && (form.isTried || WRONG.includes(point.code)))?.message,
    needsReview: (field) => NEEDS_REVIEW[field],
    remarksOn: (field) => draft.remarks.filter((remark) => remark.field === field && !remark.isSettled),
  };
}

/** Not missing but wrong: said as soon as it is typed. */
const WRONG = ["price-refused", "licence-price", "schedule-refused", "claim"];

/** As the server will see it, without waiting for it: what is typed counts from the first key on. */
const pointsOf = ({ files, pictures, facts, live, changes }: Draft, fields: DraftFields): OpenPoint[] =>
  openPoints({
    fields,
    files,
    pictures,
    facts,
    live: live && { version: live.version ?? "1.0", hasOtherFiles: changes.some(({ field }) => field === "files") },
    now: new Date().toISOString(),
  });
