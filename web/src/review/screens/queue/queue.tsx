import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { SUBMISSION_KINDS, type SubmissionKind } from "@blenda/domain/review/constants";
import type { QueueCounts, QueueRow } from "@blenda/domain/review/model";
import { workingTimeText } from "@blenda/domain/review/rules";
import { reviewTexts } from "@blenda/domain/review/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { PromiseBar } from "../../../dashboard/parts/promise-bar.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import type { AddressParams } from "../../../lib/page/address.ts";
import { ShopLine } from "../../../product/shop-line.tsx";
import { countText, oneOf } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { RowOpening, TableColumn } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { figuresQuery, queueCountsQuery, queueQuery } from "../../data/review-queries.ts";
import { useReviewWays } from "../../data/use-review-ways.ts";
import { ItemCell } from "../item-cell.tsx";
import { KindTag } from "../kind-tag.tsx";
import { LengthText } from "../length-text.tsx";
import { LaterLooks } from "./later-looks.tsx";
import { QueueFigures } from "./queue-figures.tsx";

const columnsAt = (itemType: PublishedType, now: string): readonly TableColumn<QueueRow>[] => [
  {
    name: "item",
    head: "Item",
    onCard: "title",
    cell: ({ title, category, posterUrl, stageHue }) => (
      <ItemCell itemType={itemType} title={title} detail={category ?? ""} posterUrl={posterUrl} stageHue={stageHue} />
    ),
  },
  { name: "shop", head: "Shop", cell: ({ shop }) => <ShopLine shop={shop} /> },
  { name: "kind", head: "What it is", cell: ({ kind, version }) => <KindTag kind={kind} version={version} /> },
  { name: "checks", head: "Checks", cell: (row) => <Checks {...row} /> },
  itemType === "product"
    ? { name: "score", head: "Score", isNumber: true, cell: ({ score }) => <span className="font-semibold">{score ?? "–"}</span> }
    : { name: "length", head: "Length", isNumber: true, cell: ({ length }) => <LengthText length={length} /> },
  { name: "waiting", head: "Waiting", sort: "up", onCard: "figure", cell: (row) => <PromiseBar clock={row} now={now} isInline /> },
  { name: "claim", head: "Open by", onCard: "fact", cell: ({ claim }) => <Holder claim={claim} /> },
];

/** What may be a copy says so before anything else, in red. */
function Checks({ isCopy, warnings, warning }: Pick<QueueRow, "isCopy" | "warnings" | "warning">) {
  if (warnings === 0 && !isCopy) return <span className="text-ok">Clean</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {isCopy && <Tag tone="bad">Copy?</Tag>}
      {warnings > 0 && (
        <span className="whitespace-nowrap text-muted" title={warnings === 1 && warning ? warning : undefined}>
          {warnings === 1 ? "1 warning" : `${warnings} warnings`}
        </span>
      )}
    </span>
  );
}

function Holder({ claim }: Pick<QueueRow, "claim">) {
  if (!claim) return null;
  return (
    <span className="inline-flex items-center gap-2 type-small whitespace-nowrap text-muted">
      <Icon name="eye" />
      {claim.isYours ? "You" : claim.name}
    </span>
  );
}

const shapeOf = (itemType: PublishedType) =>
  ({
    name: itemType === "product" ? "review-queue" : "review-queue-courses",
    columns: columnsAt(itemType, ""),
    filters: [],
    sort: { by: "waiting", isDown: false },
  }) as const;
const SHAPES = { product: shapeOf("product"), training: shapeOf("training") };

export const ProductQueue = () => <Queue itemType="product" />;
export const TrainingQueue = () => <Queue itemType="training" />;

/** Everything of a type that waits for a reviewer: what may be a copy, then the oldest. */
function Queue({ itemType }: { itemType: PublishedType }) {
  const { one, many, pending } = reviewTexts.items[itemType];
  const navigate = useNavigate();
  const router = useRouter();
  const { submissionWay } = useReviewWays();
  const now = new Date(useNow()).toISOString();
  const kind = oneOf(SUBMISSION_KINDS, useRouterState({ select: ({ location }) => (location.search as AddressParams).kind }));
  const control = useTable(SHAPES[itemType]);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queueQuery(itemType, control.view, kind),
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useQuery(queueCountsQuery(itemType));
  const { data: figures } = useQuery(figuresQuery(itemType));
  const opening: RowOpening<QueueRow> = {
    addressOf: (row) => router.buildLocation(submissionWay(row)).href,
    open: (row) => void navigate(submissionWay(row)),
  };
  const first = data?.rows.find(({ claim }) => !claim || claim.isYours);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="type-h1">{pending}</h1>
          <p className="mt-1 type-small text-muted">
            Possible copies first, then the oldest. Promise to creators: an answer in {AUTHORING.ANSWER_BUSINESS_DAYS} business days.
          </p>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-3">
          {counts && (
            // Four kinds are wider than a small phone.
            <div className="relative max-w-full overflow-x-auto">
              <KindChoice counts={counts} kind={kind} />
            </div>
          )}
          {first && (
            <Link {...submissionWay(first)} className={buttonStyle("primary")}>
              Start with the first
            </Link>
          )}
        </div>
      </div>
      <QueueFigures counts={counts} figures={figures} now={now} />
      <WorkingTable
        caption={pending}
        control={control}
        columns={columnsAt(itemType, now)}
        page={data}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={emptyText(kind, figures?.longestToday ?? null)}
        count={data && countText(data, one, many)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        opening={opening}
      />
      <LaterLooks itemType={itemType} />
      <p className="type-small text-muted">Trusted shops without warnings publish automatically and aren't listed here.</p>
    </div>
  );
}

const TABS = { new: "New", revision: "Revisions", resubmitted: "Resubmitted", appeal: "Appeals" } as const satisfies Record<
  SubmissionKind,
  string
>;

/** The list by kind, with how many there are; appeals are rare, so they show once there is one. */
function KindChoice({ counts, kind }: { counts: QueueCounts; kind: SubmissionKind | undefined }) {
  const navigate = useNavigate();
  const kinds = SUBMISSION_KINDS.filter((each) => each !== "appeal" || counts.appeal > 0 || kind === "appeal");
  return (
    <SegmentedControl
      label="Which submissions"
      value={kind ?? "all"}
      options={[
        { value: "all", label: `All ${counts.all}` },
        ...kinds.map((value) => ({ value, label: `${TABS[value]} ${counts[value]}` })),
      ]}
      onChange={(value) =>
        void navigate({ to: ".", search: { kind: value === "all" ? undefined : value } as never, state: { staysPut: true } })
      }
    />
  );
}

function emptyText(kind: SubmissionKind | undefined, longestToday: number | null): string {
  if (kind) return `Nothing in “${reviewTexts.kinds[kind]}” is waiting.`;
  return longestToday === null
    ? "Nothing is waiting."
    : `Nothing is waiting. The longest answer today took ${workingTimeText(longestToday)}.`;
}
