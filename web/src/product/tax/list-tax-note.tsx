import { lazy, Suspense } from "react";
import { useCollectsTax } from "./collects-tax.ts";

const ListTaxWords = lazy(() => import("./list-tax-words.tsx").then(({ ListTaxWords }) => ({ default: ListTaxWords })));

/** Once above a list of cards, whose prices are before tax. Its line is there from the start, so nothing below it moves. */
export const ListTaxNote = () =>
  useCollectsTax() ? (
    <p className="mt-2 min-h-5 type-small text-muted">
      <Suspense>
        <ListTaxWords />
      </Suspense>
    </p>
  ) : null;
