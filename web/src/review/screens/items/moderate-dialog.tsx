import type { ProductLine } from "@blenda/domain/review/model";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";

/** Takes a product off sale, or puts it back where it was. Buyers keep what they bought either way. */
export function ModerateDialog({ product: { id, title, status }, onClose }: { product: ProductLine; onClose: () => void }) {
  const isSuspended = status === "suspended";
  const { act, isActing, error } = useAct(api.catalogue.moderate, {
    isToldInPlace: true,
    done: () => (isSuspended ? `${title} is back` : `${title} is off sale`),
    learn: (_, cache) => void cache.invalidateQueries({ queryKey: api.review.allProducts.key() }),
  });
  return (
    <ReasonDialog
      title={isSuspended ? `Reinstate ${title}?` : `Suspend ${title}?`}
      label={isSuspended ? "Reinstate" : "Suspend"}
      kind={isSuspended ? "primary" : "danger"}
      reasonHelp={isSuspended ? "Kept in the audit." : "The creator reads it, and it's kept in the audit."}
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ id, event: isSuspended ? "reinstate" : "suspend", reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {isSuspended
          ? "It goes back to the state it was in before."
          : "It stops selling and disappears from search. People who bought it keep it."}
      </p>
    </ReasonDialog>
  );
}
