import { lazy, Suspense } from "react";
import { useCollectsTax } from "./collects-tax.ts";

const TaxWords = lazy(() => import("./tax-words.tsx").then(({ TaxWords }) => ({ default: TaxWords })));

/** Beside a price that is before tax. Where no tax is collected its code isn't fetched either. */
export function TaxNote({ cents }: { cents: number }) {
  return useCollectsTax() && cents > 0 ? (
    <Suspense fallback={<p className="type-small">&nbsp;</p>}>
      <TaxWords cents={cents} />
    </Suspense>
  ) : null;
}
