import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import type { ListedItem } from "@blenda/domain/review/model";
import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { buyersWay, WAYS } from "../../data/ways.ts";

interface Props {
  item: ListedItem;
  moderate: ((item: ListedItem) => void) | undefined;
  maySeeReviews: boolean;
}

const OPEN_BY_LINK: readonly string[] = ["published", "unlisted"];

/** What can be done with an item here: look at it, review what waits, take it off sale or put it back. */
export function ItemActions({ item, moderate, maySeeReviews }: Props) {
  const { status, revision } = item;
  const events = publicationEventsFrom(status);
  const isReviewed = status === "review" || revision === "review";
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {isReviewed && maySeeReviews && (
        <Link {...WAYS.admin.submissionWay(item)} className={buttonStyle("secondary", "small")}>
          Review
        </Link>
      )}
      {OPEN_BY_LINK.includes(status) && (
        <Link {...buyersWay(item)} className={buttonStyle("quiet", "small")}>
          Open
        </Link>
      )}
      {moderate && events.includes("suspend") && (
        <Button size="small" kind="quiet" onClick={() => moderate(item)}>
          Suspend
        </Button>
      )}
      {moderate && events.includes("reinstate") && (
        <Button size="small" onClick={() => moderate(item)}>
          Reinstate
        </Button>
      )}
    </span>
  );
}
