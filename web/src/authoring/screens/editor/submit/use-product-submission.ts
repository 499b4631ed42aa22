import type { Remark } from "@blenda/domain/authoring/model";
import { blocks } from "@blenda/domain/authoring/rules";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { toast } from "../../../../lib/toast.ts";
import { focusField } from "../../../../product/editing/field-focus.ts";
import { useUntouchedRemarks } from "../../../../product/editing/untouched-remarks.tsx";
import { useNextPoint, useSubmitKeys } from "../../../../product/editor/use-submit-keys.ts";
import type { UploadItem } from "../../../../uploads/data/upload-item.ts";
import { draftQuery, forgetDraft, learnDraft } from "../../../data/product-drafts.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { type Openness, opennessOf } from "./openness.ts";

export interface ProductSubmission {
  /** What is still open, in the order of the page. */
  open: readonly Openness[];
  isSubmitting: boolean;
  submit: () => void;
  /** On to the next open point. */
  next: () => void;
  /** Asks about comments of a reviewer that led to no change. */
  dialog: ReactNode;
}

/** Submitting never refuses without saying why: with something open, the keyboard goes there instead. */
export function useProductSubmission(editor: ProductEditor, uploads: readonly UploadItem[]): ProductSubmission {
  const { draft, form, points } = editor;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const open = opennessOf(blocks(points), uploads);
  const { act, isActing } = useAct(api.authoring.submit, {
    learn: (next, cache) => {
      if (next) return learnDraft(next, cache);
      toast.done("Your changes are live");
      forgetDraft(draft.id, cache);
      void navigate({ to: "/dashboard/products" });
    },
  });
  const { handIn, dialog } = useUntouchedRemarks<Remark>({
    nameOf: ({ field }) => authoringTexts.fields[field],
    send: (answers) => act({ id: draft.id, mark: form.mark(), ...(answers && { answers }) }),
  });
  const submit = async () => {
    const [first] = open;
    editor.showFaults();
    // What is said beside the field is there before the keyboard is.
    if (first) return void requestAnimationFrame(() => focusField(first.field));
    if (!(await form.saveNow())) return;
    // What was just saved counts.
    handIn((cache.getQueryData(draftQuery(draft.id).queryKey) ?? draft).remarks);
  };
  const next = useNextPoint(open, ({ field }) => focusField(field));
  const canSubmit = draft.may.includes("submit") && !isActing;
  useSubmitKeys({ submit: () => canSubmit && void submit(), next });
  return { open, isSubmitting: isActing, submit: () => void submit(), next, dialog };
}
