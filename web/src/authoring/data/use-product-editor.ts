import { NEEDS_REVIEW } from "@blenda/domain/authoring/changes";
import type { DraftField } from "@blenda/domain/authoring/constants";
import type { Draft, DraftFields, OpenPoint, Remark } from "@blenda/domain/authoring/model";
import { openPoints } from "@blenda/domain/authoring/rules";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import type { Saved } from "../../product/autosave/autosave.ts";
import { type AutosavedForm, useAutosave } from "../../product/autosave/use-autosave.ts";
import { learnDraft } from "./draft-queries.ts";

export interface ProductEditor {
  /** As the server has it. */
  draft: Draft;
  /** With what is typed and not saved yet. */
  fields: DraftFields;
  set: (changed: Partial<DraftFields>) => void;
  form: AutosavedForm<DraftFields>;
  /** Nothing may be changed now. */
  isLocked: boolean;
  points: readonly OpenPoint[];
  /** What is wrong with a field, in words. What is only missing is not said before somebody tried to submit. */
  faultOf: (field: DraftField) => string | undefined;
  showFaults: () => void;
  /** Of something on sale: whether a change of this waits for review. */
  needsReview: (field: DraftField) => boolean;
  remarksOn: (field: DraftField) => Remark[];
}

/** A draft with its form that saves itself. */
export function useProductEditor(draft: Draft): ProductEditor {
  const cache = useQueryClient();
  const known = useMemo(() => ({ fields: draft.fields, mark: draft.mark }), [draft.fields, draft.mark]);
  const form = useAutosave<DraftFields>({
    keptAs: `product:${draft.id}`,
    known,
    savedAt: Date.parse(draft.savedAt),
    save: async (fields, mark) => {
      const saved = await client.authoring.saveDraft({ id: draft.id, mark, fields }).catch(async (error: Error) => {
        throw codeOf(error) === "AUTHORING_CONFLICT" ? new SavedElsewhere(await client.authoring.draft({ id: draft.id })) : error;
      });
      learnDraft(saved, cache);
      return { fields: saved.fields, mark: saved.mark };
    },
    theirsIn: (error) => (error instanceof SavedElsewhere ? error.saved : null),
  });
  const [isTried, setTried] = useState(false);
  const points = pointsOf(draft, form.fields);
  return {
    draft,
    fields: form.fields,
    set: form.set,
    form,
    isLocked: !draft.may.includes("edit"),
    points,
    faultOf: (field) =>
      points.find((point) => point.field === field && point.level === "block" && (isTried || WRONG.includes(point.code)))?.message,
    showFaults: () => setTried(true),
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

/** Another tab or device was quicker; carries what it saved. */
class SavedElsewhere extends Error {
  readonly saved: Saved<DraftFields>;
  constructor({ fields, mark }: Draft) {
    super("saved elsewhere");
    this.saved = { fields, mark };
  }
}
