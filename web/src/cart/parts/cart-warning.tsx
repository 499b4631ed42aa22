import { cartTexts } from "@blenda/domain/cart/texts";
import { Alert } from "../../ui/feedback/alert.tsx";

/** At the lower left, for as long as it is true (spec 1 §2). */
export function CartWarning() {
  return (
    <div data-print="hidden" className="fixed bottom-4 left-4 z-40 max-w-[calc(100vw-2rem)] rounded-sm bg-bg shadow-raised sm:max-w-96">
      <Alert tone="warn" title={cartTexts.tooLarge}>
        Your items stay until you close this tab. Check out now, or remove something.
      </Alert>
    </div>
  );
}
