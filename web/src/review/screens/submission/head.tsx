import type { PublishedType } from "@blenda/domain/publication/constants";
import type { ReviewItem } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../../lib/clock/now.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx";
import { useReviewWays } from "../../data/use-review-ways.ts";
import { buyersWay } from "../../data/ways.ts";
import { WaitedText } from "../waited-text.tsx";

/** What it is, how long it waits, where it stands in the queue. */
export function Head({ item }: { item: ReviewItem }) {
  const { itemType, place, kind, version, submission } = item;
  const { queuePath } = useReviewWays();
  const now = new Date(useNow()).toISOString();
  const what = kind === "revision" ? `${reviewTexts.kinds.revision} ${version}`.trim() : reviewTexts.kinds[kind];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Breadcrumb
          links={[
            <Link key="queue" to={queuePath[itemType]}>
              {reviewTexts.items[itemType].pending}
            </Link>,
          ]}
          here={what}
        />
        <h1 className="type-h1 wrap-anywhere">{submission.draft.fields.title}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="type-small text-muted">
          Waiting <WaitedText clock={item} now={now} />
        </p>
        <nav aria-label="Queue" className="flex items-center gap-1">
          <Step itemType={itemType} id={place.previousId} icon="arrow-up" label="Previous submission" />
          <span className="type-small whitespace-nowrap text-muted tabular-nums">
            {place.at} of {place.of}
          </span>
          <Step itemType={itemType} id={place.next?.id ?? null} icon="arrow-down" label="Next submission" />
        </nav>
        {submission.live && (
          <Link {...buyersWay(item)} target="_blank" className={buttonStyle("secondary")}>
            <Icon name="external-link" />
            Open as buyer
          </Link>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  itemType: PublishedType;
  id: string | null;
  icon: IconName;
  label: string;
}

function Step({ itemType, id, icon, label }: StepProps) {
  const { submissionWay } = useReviewWays();
  if (id === null)
    return (
      <span aria-hidden="true" className={`${iconButtonStyle} pointer-events-none text-faint`}>
        <Icon name={icon} size={20} />
      </span>
    );
  return (
    <Link {...submissionWay({ itemType, id })} aria-label={label} className={iconButtonStyle}>
      <Icon name={icon} size={20} />
    </Link>
  );
}
