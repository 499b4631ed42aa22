import type { QuotePart } from "@blenda/domain/checkout/model";

const LEFT_OUT = { owned: "you own it", in_cart: "in your cart already" } as const;

/** What of a bundle is bought, and what is left out of its price. Nothing for what is no bundle. */
export function BundleContents({ parts }: { parts: readonly QuotePart[] }) {
  if (parts.length === 0) return null;
  const bought = parts.filter(({ leftOut }) => leftOut === null).length;
  return (
    <details className="group type-small text-muted">
      <summary className="touch-target list-none underline underline-offset-3 [&::-webkit-details-marker]:hidden">
        {bought === parts.length ? `${parts.length} items` : `${bought} of ${parts.length} items, the others are left out`}
      </summary>
      <ul className="mt-2 grid gap-1 border-l border-line pl-3">
        {parts.map(({ itemType, itemId, title, leftOut }) => (
          <li key={`${itemType} ${itemId}`}>
            {leftOut ? <s>{title}</s> : title}
            {leftOut && ` (${LEFT_OUT[leftOut]})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
