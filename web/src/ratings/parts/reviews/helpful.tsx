import type { Review } from "@blenda/domain/ratings/model";
import { client } from "../../../lib/calls/api.ts";
import { useToggle } from "../../../lib/calls/toggle.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { offerLogin } from "../../../product/toast-offers.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { learnReview } from "../../data/rating-queries.ts";

const HELPFUL = {
  name: "helpful",
  turn: ({ id, isOn }: { id: string; isOn: boolean }) => client.ratings.vote({ reviewId: id, isHelpful: isOn }),
  learn: (review: Review, _pending: unknown, cache: Parameters<typeof learnReview>[1]) => learnReview(review, cache),
};

/** One vote each, seen at once and taken back by pressing again. */
export function Helpful({ review: { id, isHelpful, helpfulCount } }: { review: Review }) {
  const me = useMe();
  const { isOn, turn } = useToggle(HELPFUL, { id, isOn: isHelpful });
  const count = helpfulCount + Number(isOn) - Number(isHelpful);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => (me ? turn(!isOn) : offerLogin("Log in to say that a review helped you"))}
      className={buttonStyle("quiet", "small", "px-2 font-normal aria-pressed:font-semibold aria-pressed:text-text")}
    >
      <Icon name="thumbs-up" size={16} className={isOn ? "fill-current" : ""} />
      Helpful
      {count > 0 && <span className="tabular-nums">{exact(count)}</span>}
    </button>
  );
}
