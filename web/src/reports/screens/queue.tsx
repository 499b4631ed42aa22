import type { CaseList } from "@blenda/domain/reports/constants";
import type { CaseLine } from "@blenda/domain/reports/model";
import { lookDueAt } from "@blenda/domain/reports/rules";
import { reportTexts } from "@blenda/domain/reports/texts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { Tag } from "../../ui/tag.tsx";
import { PRIORITY_TONES, TARGET_ICONS } from "./case-labels.ts";

export type QueueTab = CaseList | "conversations";

export interface CaseWay {
  to: "/admin/reports" | "/content-editor/reports";
  search: { show: string | undefined; case?: string | undefined };
}

interface Props {
  tab: QueueTab;
  canJoin: boolean;
  cases: {
    data: { pages: readonly { counts: { new: number; mine: number; appeals: number } }[] } | undefined;
    isPending: boolean;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** How many conversations wait for our help. */
  chats: number | undefined;
  lines: readonly CaseLine[];
  shown: string | undefined;
  wayTo: (id: string) => CaseWay;
  onTab: (tab: QueueTab) => void;
  /** What stands in the tab of conversations. */
  children: ReactNode;
}

/** What waits, the most urgent first. */
export function Queue({ tab, canJoin, cases, chats, lines, shown, wayTo, onTab, children }: Props) {
  const counts = cases.data?.pages[0]?.counts;
  const tabs = [
    { value: "new" as const, label: "Open", count: counts?.new },
    { value: "mine" as const, label: "Mine", count: counts?.mine },
    { value: "appeals" as const, label: "Appeals", count: counts?.appeals },
    ...(canJoin ? [{ value: "conversations" as const, label: "Chats", count: chats }] : []),
  ];
  return (
    <section aria-labelledby="queue" className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="grid gap-3 border-b border-line p-4">
        <div className="flex items-center gap-2">
          <h2 id="queue" className="type-h3">
            {tab === "decided" ? "Decided" : "Waiting"}
          </h2>
          <p className="ml-auto type-small text-muted">{tab === "decided" ? "latest first" : "most urgent first"}</p>
        </div>
        {tab !== "decided" && <SegmentedControl label="Show" isWide columns={2} value={tab} options={tabs} onChange={onTab} />}
      </div>
      {tab === "conversations" ? children : <Lines {...{ tab, cases, lines, shown, wayTo }} />}
      {tab !== "conversations" && lines.length > 0 && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-3 type-small text-muted pointer-coarse:hidden">
          <Kbd>J</Kbd> <Kbd>K</Kbd> move <Kbd>A</Kbd> take it
        </p>
      )}
    </section>
  );
}

const EMPTY: Record<CaseList, string> = {
  new: "Nothing to look at.",
  mine: "You haven't taken any.",
  appeals: "Nobody has appealed.",
  decided: "Nothing has been decided yet.",
};

function Lines({ tab, cases, lines, shown, wayTo }: Pick<Props, "cases" | "lines" | "shown" | "wayTo"> & { tab: CaseList }) {
  if (cases.isPending)
    return (
      <div role="status" aria-label="Loading" className="grid gap-4 p-4">
        <Repeat of={LineSkeleton} times={5} />
      </div>
    );
  if (!cases.data) return <ErrorState message={cases.error?.message ?? reportTexts.loadFailed} onRetry={() => void cases.refetch()} />;
  if (lines.length === 0) return <p className="px-4 py-8 text-muted">{EMPTY[tab]}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id}>
            <Line line={line} isShown={line.id === shown} way={wayTo(line.id)} />
          </li>
        ))}
      </ul>
      {cases.hasNextPage && (
        <div className="grid border-t border-line p-3">
          <Button size="small" isBusy={cases.isFetchingNextPage} onClick={() => void cases.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

const LineSkeleton = () => <Skeleton className="h-16" />;

function Line({ line, isShown, way }: { line: CaseLine; isShown: boolean; way: CaseWay }) {
  const { targetType, title, reason, priority, reporters, hasClaim, since, assignee, appeal, decision, decidedAt } = line;
  const at = decidedAt ?? since;
  const kind = reportTexts.targets[targetType];
  return (
    <Link
      to={way.to}
      search={way.search}
      resetScroll={false}
      aria-current={isShown ? "true" : undefined}
      className={classNames(
        "grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3.5 -outline-offset-2 transition-colors hover:bg-surface-2",
        isShown && "bg-surface-2 shadow-[inset_3px_0_0_var(--ember)]",
      )}
    >
      <span style={stageStyle(line.stageHue)} className="row-span-3 grid h-9 w-11 place-items-center overflow-hidden rounded-xs bg-stage">
        {line.pictureUrl && reason !== "nsfw" ? (
          <img src={line.pictureUrl} alt="" width={44} height={36} className="size-full object-cover" />
        ) : (
          <Icon name={TARGET_ICONS[targetType]} className="text-faint" />
        )}
      </span>
      <span className="truncate type-ui font-semibold">
        <span className="capitalize">{kind}</span>
        {title && `, ${title}`}
      </span>
      <time
        dateTime={at}
        title={`${momentOf(at)}. First look promised by ${momentOf(lookDueAt(since))}.`}
        className="type-small text-muted"
      >
        {agoOf(at)}
      </time>
      <span className="col-span-2 col-start-2 flex flex-wrap items-center gap-1.5">
        <Tag tone={PRIORITY_TONES[priority]}>{reportTexts.reasons[reason]}</Tag>
        {appeal && <Tag tone="warn">{appeal === "appeal" ? "Appeal" : "Counter-notice"}</Tag>}
      </span>
      <span className="col-span-2 col-start-2 flex items-center gap-2 truncate type-small text-muted">
        {decision
          ? reportTexts.decisions[decision]
          : `${reporters} ${reporters === 1 ? "reporter" : "reporters"}${hasClaim ? ", form filled" : ""}`}
        {assignee && (
          <span className="ml-auto flex items-center gap-1.5">
            <Avatar name={assignee.name} src={assignee.avatarUrl} size={20} />
            {assignee.isYours ? "yours" : <span className="sr-only">{assignee.name}</span>}
          </span>
        )}
      </span>
    </Link>
  );
}
