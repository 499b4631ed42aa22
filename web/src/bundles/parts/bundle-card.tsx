import type { BundleCard as Card } from "@blenda/domain/bundles/model";
import { Link } from "@tanstack/react-router";
import { price } from "../../lib/text/money.ts";
import { BundlePosters } from "./bundle-posters.tsx";

interface Props {
  bundle: Card;
  /** A shop may hide the prices of its page. */
  hasPrice?: boolean;
}

export function BundleCard({ bundle: { id, title, items, option }, hasPrice = true }: Props) {
  const saved = option.separatelyCents - option.priceCents;
  return (
    <article className="group/card relative grid content-start gap-2.5">
      <BundlePosters items={items} className="aspect-4/3" />
      <div className="grid gap-1">
        <h3 className="truncate type-ui font-semibold">
          <Link to="/bundle/$id" params={{ id }} data-card-link className="outline-none before:absolute before:inset-0 before:rounded-sm">
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 type-small text-muted tabular-nums">
          <span>{items.length} items</span>
          {hasPrice && (
            <span>
              {saved > 0 && (
                <s className="mr-1.5">
                  <span className="sr-only">One by one </span>
                  {price(option.separatelyCents)}
                </s>
              )}
              <span className="type-ui font-semibold text-text">{price(option.priceCents)}</span>
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
