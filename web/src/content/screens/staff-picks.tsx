import type { HomePage } from "@blenda/domain/content/model";
import { ProductCard } from "../../catalogue/parts/product-card.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";

/** A row that is pushed sideways on phones, two rows of four elsewhere. */
const ROW =
  "grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 max-sm:-mx-(--gutter) max-sm:snap-x max-sm:scroll-px-(--gutter) max-sm:auto-cols-[min(62vw,17rem)] max-sm:grid-flow-col max-sm:gap-x-3 max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1";

export function StaffPicks({ picks, title }: { picks: HomePage["staffPicks"]; title: string }) {
  if (picks.length === 0) return null;
  return (
    <section>
      <SectionHead title={title || "Staff picks"} />
      <ul className={ROW}>
        {picks.map(({ product, note }) => (
          <li key={product.id} className="grid content-start gap-2 max-sm:snap-start">
            <ProductCard product={product} />
            {note && <p className="line-clamp-2 border-l-2 border-line-strong pl-3 type-small text-muted">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
