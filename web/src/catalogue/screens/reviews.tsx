import type { ProductPage } from "@blenda/domain/catalogue/model";
import { exact } from "../../lib/text/numbers.ts";
import { Icon } from "../../ui/icon.tsx";

const STARS = [5, 4, 3, 2, 1] as const;

export function Reviews({ rating, histogram }: Pick<ProductPage, "rating" | "histogram">) {
  return (
    <section>
      <h2 className="mb-4 type-h2">Reviews</h2>
      {rating ? (
        <div className="grid max-w-96 gap-4">
          <div className="flex items-center gap-4">
            <p className="font-display text-5xl font-extrabold tracking-tight tabular-nums">{rating.average.toFixed(1)}</p>
            <div className="grid gap-1">
              <StarRow average={rating.average} />
              <p className="type-small text-muted tabular-nums">
                {`${exact(rating.count)} verified ${rating.count === 1 ? "buyer" : "buyers"}`}
              </p>
            </div>
          </div>
          <Histogram histogram={histogram} />
        </div>
      ) : (
        <p className="border-y border-line py-5 text-muted">
          No reviews yet. Only buyers can write one, so the first will come from someone who's used it.
        </p>
      )}
    </section>
  );
}

const StarRow = ({ average }: { average: number }) => (
  <span role="img" aria-label={`${average.toFixed(1)} of 5 stars`} className="flex gap-0.5">
    {STARS.toReversed().map((star) => (
      <Icon key={star} name="star" size={16} className={average >= star - 0.5 ? "fill-star text-star" : "text-line-strong"} />
    ))}
  </span>
);

function Histogram({ histogram }: Pick<ProductPage, "histogram">) {
  const most = Math.max(1, ...histogram);
  return (
    <dl className="grid gap-1.5">
      {STARS.map((star, at) => (
        <div key={star} className="grid grid-cols-[1rem_minmax(0,1fr)_3rem] items-center gap-3 type-small tabular-nums">
          <dt>
            {star}
            <span className="sr-only"> stars</span>
          </dt>
          <dd className="contents">
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
              <span className="block h-full rounded-full bg-star" style={{ width: `${((histogram[at] ?? 0) / most) * 100}%` }} />
            </span>
            <span className="text-right text-muted">{exact(histogram[at] ?? 0)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
