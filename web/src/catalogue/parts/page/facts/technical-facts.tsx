import { SOFTWARE_NAMES } from "@blenda/domain/catalogue/constants";
import type { ProductFacts, ProductPage } from "@blenda/domain/catalogue/model";
import { Icon } from "../../../../ui/icon.tsx";
import { factLines } from "./fact-lines.ts";

/** Definition grid with hairlines; every figure comes from the file. */
export function TechnicalFacts({ product, facts }: { product: ProductPage; facts: ProductFacts }) {
  const lines = [
    ...factLines(facts),
    ...(product.formats.length > 0 ? [{ label: "Formats", value: product.formats.map((format) => format.toUpperCase()).join(", ") }] : []),
    ...(product.software.length > 0 ? [{ label: "Opens in", value: product.software.map((name) => SOFTWARE_NAMES[name]).join(", ") }] : []),
  ];
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h2">Technical facts</h2>
        <p className="inline-flex min-w-0 items-center gap-2 type-small text-muted">
          <Icon name="scan-search" size={16} />
          Measured from <span className="truncate text-text">{facts.measuredFrom}</span>
        </p>
      </div>
      <dl className="grid grid-cols-2 border-t border-line md:grid-cols-4">
        {lines.map(({ label, value }) => (
          <div key={label} className="grid content-start gap-1 border-b border-line py-3 pr-6 last:col-span-2 last:pr-0">
            <dt className="type-small text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
