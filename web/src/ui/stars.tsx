import { Icon } from "./icon.tsx";

/** An average with how many gave it. */
export function Stars({ average, count }: { average: number; count: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 type-small text-text tabular-nums">
      <Icon name="star" size={14} className="fill-star text-star" />
      <span className="sr-only">Rated</span>
      {average.toFixed(1)}
      <span className="text-muted max-sm:sr-only">({count})</span>
    </span>
  );
}
