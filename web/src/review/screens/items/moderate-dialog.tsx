import { SUSPENSION_CODES, type SuspensionCode } from "@blenda/domain/publication/constants";
import { WITHHOLDING } from "@blenda/domain/publication/rules";
import type { ListedItem } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { oneOf } from "../../../product/table/list-question.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Select } from "../../../ui/controls/select.tsx";

/** Takes an item off sale, or puts it back where it was. Buyers keep what they bought, unless it is closed to all. */
export function ModerateDialog({ item: { itemType, id, title, status }, onClose }: { item: ListedItem; onClose: () => void }) {
  const isSuspended = status === "suspended";
  const [code, setCode] = useState<SuspensionCode>("other");
  const told = {
    isToldInPlace: true,
    done: () => (isSuspended ? `${title} is back` : `${title} is off sale`),
    learn: (_: unknown, cache: { invalidateQueries: (filter: { queryKey: readonly unknown[] }) => unknown }) =>
      void cache.invalidateQueries({ queryKey: api.review.allItems.key() }),
  } as const;
  const product = useAct(api.catalogue.moderate, told);
  const training = useAct(api.trainings.moderate, told);
  const { act, isActing, error } = itemType === "product" ? product : training;
  return (
    <ReasonDialog
      title={isSuspended ? `Reinstate ${title}?` : `Suspend ${title}?`}
      label={isSuspended ? "Reinstate" : "Suspend"}
      kind={isSuspended ? "primary" : "danger"}
      reasonHelp={isSuspended ? "Kept in the audit." : "The creator will see it, and it's recorded in the audit log."}
      isBusy={isActing}
      error={error}
      onSend={({ reason }) =>
        act(isSuspended ? { id, event: "reinstate", reason } : { id, event: "suspend", code, reason }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {isSuspended ? (
        <p>It goes back to the state it was in before.</p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Field label="What's wrong">
            <Select value={code} onChange={({ target }) => setCode(oneOf(SUSPENSION_CODES, target.value) ?? "other")}>
              {SUSPENSION_CODES.map((value) => (
                <option key={value} value={value}>
                  {reviewTexts.suspensions[value]}
                </option>
              ))}
            </Select>
          </Field>
          <p>
            It stops selling and disappears from search.{" "}
            {WITHHOLDING.includes(code) ? "People who bought it can't open it either." : "People who bought it keep it."}
          </p>
        </div>
      )}
    </ReasonDialog>
  );
}
