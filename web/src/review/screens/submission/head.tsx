import type { ReviewItem } from "@blenda/domain/review/model";
import { reviewScreens } from "@blenda/domain/review/screens";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../../lib/clock/now.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx";
import { useQueuePath } from "../../data/use-queue-path.ts";
import { WaitedText } from "../waiting-bar.tsx";

/** What it is, how long it waits, where it stands in the queue. */
export function Head({ item }: { item: ReviewItem }) {
  const { place, kind, version, submission } = item;
  const { queuePath } = useQueuePath();
  const now = new Date(useNow()).toISOString();
  const what = kind === "revision" ? `${reviewTexts.kinds.revision} ${version}` : reviewTexts.kinds[kind];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Breadcrumb
          links={[
            <Link key="queue" to={queuePath}>
              Pending products
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
          <Step to={place.previousId} icon="arrow-up" label="Previous submission" />
          <span className="type-small whitespace-nowrap text-muted tabular-nums">
            {place.at} of {place.of}
          </span>
          <Step to={place.next?.id ?? null} icon="arrow-down" label="Next submission" />
        </nav>
        {submission.live && (
          <Link to="/product/$productId" params={{ productId: item.id }} target="_blank" className={buttonStyle("secondary")}>
            <Icon name="external-link" />
            Open as buyer
          </Link>
        )}
      </div>
    </div>
  );
}

function Step({ to, icon, label }: { to: string | null; icon: IconName; label: string }) {
  if (to === null)
    return (
      <span aria-hidden="true" className={`${iconButtonStyle} pointer-events-none text-faint`}>
        <Icon name={icon} size={20} />
      </span>
    );
  return (
    <Link to={reviewScreens.submission.path} params={{ productId: to }} aria-label={label} className={iconButtonStyle}>
      <Icon name={icon} size={20} />
    </Link>
  );
}
