import { withArticle } from "@blenda/domain/generation/texts";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import type { Starter } from "../../data/use-start.ts";

/** Asked when something else would be made than was asked for: nothing has been made or charged. */
export function SubstituteOffer({ starter, onChange }: { starter: Starter; onChange: () => void }) {
  const { offer, accept, decline, isStarting } = starter;
  if (!offer) return null;
  const substitute = withArticle(offer.substitute);
  return (
    <ConfirmDialog
      kind="primary"
      question={`Make ${substitute} instead?`}
      label={`Make ${substitute}`}
      keepLabel="Change the words"
      isBusy={isStarting}
      onYes={accept}
      onClose={() => {
        // A dialog that closes gives the focus back to the button; only then can it go to the words.
        flushSync(decline);
        onChange();
      }}
    >
      {offer.sentence} Nothing has been charged yet.
    </ConfirmDialog>
  );
}
