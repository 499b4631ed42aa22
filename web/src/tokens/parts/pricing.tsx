import { lazy, Suspense, useState } from "react";
import { currentPurchase } from "../data/purchase.ts";

const PricingDialog = lazy(() => import("./pricing-dialog.tsx").then((part) => ({ default: part.PricingDialog })));

/** Plans and packs, over whatever page they are needed on. A buyer who comes back from their bank finds it open. */
export function usePricing() {
  const [isOpen, setOpen] = useState(() => currentPurchase()?.isSent ?? false);
  const dialog = isOpen && (
    <Suspense>
      <PricingDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { dialog, show: () => setOpen(true) };
}
