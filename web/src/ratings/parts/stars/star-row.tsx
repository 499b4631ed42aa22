import { RATINGS } from "@blenda/domain/ratings/constants";
import { Icon } from "../../../ui/icon.tsx";

const STARS = Array.from({ length: RATINGS.STARS_MOST }, (_, at) => at + 1);

/** So many of five, told in words too. */
export const StarRow = ({ stars, size = 16 }: { stars: number; size?: number }) => (
  <span role="img" aria-label={`${Number(stars.toFixed(1))} of 5 stars`} className="flex gap-0.5">
    {STARS.map((star) => (
      <Icon key={star} name="star" size={size} className={stars >= star - 0.5 ? "fill-star text-star" : "text-line-strong"} />
    ))}
  </span>
);
