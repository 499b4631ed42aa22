import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import type { ProductLine } from "@blenda/domain/review/model";
import { reviewScreens } from "@blenda/domain/review/screens";
import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";

interface Props {
  product: ProductLine;
  moderate: ((product: ProductLine) => void) | undefined;
  maySeeReviews: boolean;
}

const OPEN_BY_LINK: readonly string[] = ["published", "unlisted"];

/** What can be done with a product here: look at it, review what waits, take it off sale or put it back. */
export function ProductActions({ product, moderate, maySeeReviews }: Props) {
  const { id, status, revision } = product;
  const events = publicationEventsFrom(status);
  const isReviewed = status === "review" || revision === "review";
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {isReviewed && maySeeReviews && (
        <Link to={reviewScreens.submission.path} params={{ productId: id }} className={buttonStyle("secondary", "small")}>
          Review
        </Link>
      )}
      {OPEN_BY_LINK.includes(status) && (
        <Link to="/product/$productId" params={{ productId: id }} className={buttonStyle("quiet", "small")}>
          Open
        </Link>
      )}
      {moderate && events.includes("suspend") && (
        <Button size="small" kind="quiet" onClick={() => moderate(product)}>
          Suspend
        </Button>
      )}
      {moderate && events.includes("reinstate") && (
        <Button size="small" onClick={() => moderate(product)}>
          Reinstate
        </Button>
      )}
    </span>
  );
}
