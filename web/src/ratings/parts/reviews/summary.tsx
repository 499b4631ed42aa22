import { RATINGS } from "@blenda/domain/ratings/constants";
import type { ReviewPage } from "@blenda/domain/ratings/model";
import { exact } from "../../../lib/text/numbers.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { StarRow } from "../stars/star-row.tsx";

interface Props extends Pick<ReviewPage, "rating" | "histogram"> {
  /** Only those with so many stars are read. */
  stars: number | undefined;
  onStars: (stars: number | undefined) => void;
}

/** Average, count and distribution are one control: a row shows only its own. */
export function Summary({ rating, histogram, stars, onStars }: Props) {
  return (
    <div className="grid gap-5">
      {rating && (
        <div className="flex items-center gap-4">
          <p className="font-display text-5xl font-extrabold tracking-tight tabular-nums">{rating.average.toFixed(1)}</p>
          <div className="grid gap-1">
            <StarRow stars={rating.average} />
            <p className="type-small text-muted tabular-nums">
              {exact(rating.count)} verified {rating.count === 1 ? "buyer" : "buyers"}
            </p>
          </div>
        </div>
      )}
      <ul aria-label="Show reviews by stars" className="-mx-2 grid">
        {histogram.map((count, at) => {
          const row = RATINGS.STARS_MOST - at;
          return (
            <li key={row}>
              <button
                type="button"
                aria-pressed={stars === row}
                onClick={() => onStars(stars === row ? undefined : row)}
                className="grid h-8 w-full grid-cols-[1.75rem_minmax(0,1fr)_5.5rem] items-center gap-2 rounded-xs px-2 type-small tabular-nums transition-colors hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:shadow-[inset_2px_0_0_var(--ember)] pointer-coarse:h-11"
              >
                <span className="flex items-center gap-1 font-semibold">
                  {row}
                  <span className="sr-only">{row === 1 ? "star:" : "stars:"}</span>
                  <Icon name="star" size={12} className="fill-star text-star" />
                </span>
                <span className="h-1.5 overflow-hidden rounded-full bg-surface-3">
                  <span className="block h-full rounded-full bg-star" style={{ width: `${share(count, rating?.count ?? 0)}%` }} />
                </span>
                <span className="text-right text-muted">
                  {exact(count)} · {shareText(count, rating?.count ?? 0)} <span className="sr-only">of the reviews</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="type-small text-muted">Click a row to read only those.</p>
    </div>
  );
}

const share = (count: number, all: number): number => (all === 0 ? 0 : (count / all) * 100);

/** What there is never reads as nothing. */
function shareText(count: number, all: number): string {
  const percent = share(count, all);
  return percent > 0 && percent < 1 ? "<1%" : `${Math.round(percent)}%`;
}

const RULES: readonly { icon: IconName; text: string }[] = [
  { icon: "circle-check", text: "Only people who bought it, once each." },
  { icon: "undo-2", text: "A review no longer counts after a full refund." },
  { icon: "history", text: "Edited reviews and replies are marked." },
];

export const HowCounted = () => (
  <div className="grid gap-3 border-t border-line pt-5">
    <h3 className="type-h3">How these are counted</h3>
    <ul className="grid gap-2">
      {RULES.map(({ icon, text }) => (
        <li key={text} className="flex gap-2 type-small text-muted">
          <Icon name={icon} size={16} className="mt-px" />
          {text}
        </li>
      ))}
    </ul>
  </div>
);
