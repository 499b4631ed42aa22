import { authoringTexts } from "@blenda/domain/authoring/texts";
import { PUBLISHED_TYPES, type PublishedType } from "@blenda/domain/publication/constants";
import { DECISIONS } from "@blenda/domain/review/constants";
import type { DecisionLine, ReviewerFigures } from "@blenda/domain/review/model";
import { workingTimeText } from "@blenda/domain/review/rules";
import { reviewTexts } from "@blenda/domain/review/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { ShopLine } from "../../../product/shop-line.tsx";
import { countText, oneOf } from "../../../product/table/list-question.ts";
import { useOpened } from "../../../product/table/use-opened.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { classNames } from "../../../ui/class-names.ts";
import { drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import type { TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { figuresQuery, historyFilterOf, historyQuery } from "../../data/review-queries.ts";
import { DecisionTag } from "../decision-tag.tsx";
import { KindTag } from "../kind-tag.tsx";
import { DecisionDrawer } from "./decision-drawer.tsx";
import { Reviewers } from "./reviewers.tsx";

const COLUMNS: readonly TableColumn<DecisionLine>[] = [
  {
    name: "item",
    head: "Item",
    onCard: "title",
    cell: ({ itemType, title, version }) => (
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className="type-small text-muted">{itemType === "training" ? "Course" : version && `Version ${version}`}</span>
      </span>
    ),
  },
  {
    name: "decided",
    head: "Decided",
    sort: "down",
    onCard: "figure",
    cell: ({ decidedAt }) => <span className="whitespace-nowrap text-muted">{momentOf(decidedAt)}</span>,
  },
  { name: "shop", head: "Shop", cell: ({ shop }) => <ShopLine shop={shop} /> },
  { name: "kind", head: "What it was", isExtra: true, cell: ({ kind, version }) => <KindTag kind={kind} version={version} /> },
  { name: "decision", head: "Decision", cell: (line) => <DecisionTag {...line} /> },
  {
    name: "reason",
    head: "Reason",
    isExtra: true,
    onCard: "none",
    cell: ({ reason }) => (reason ? authoringTexts.rejections[reason] : <span className="text-faint">–</span>),
  },
  { name: "reviewer", head: "Reviewer", cell: ({ reviewer }) => reviewer?.name ?? <span className="text-muted">By rule</span> },
  {
    name: "waited",
    head: "Answer took",
    isNumber: true,
    cell: ({ waitedMinutes, reviewer }) => <span className="whitespace-nowrap">{reviewer ? workingTimeText(waitedMinutes) : "–"}</span>,
  },
];

const TYPES = { product: "Products", training: "Courses" } as const satisfies Record<PublishedType, string>;

const filtersOf = (figures: ReviewerFigures | undefined): readonly TableFilter[] => [
  { name: "decision", label: "Decision", options: DECISIONS.map((value) => ({ value, label: reviewTexts.decisions[value] })) },
  {
    name: "reviewer",
    label: "Reviewer",
    options: (figures?.reviewers ?? []).map(({ reviewer }) => ({ value: reviewer.id, label: reviewer.name })),
  },
  { name: "type", label: "Type", options: PUBLISHED_TYPES.map((value) => ({ value, label: TYPES[value] })) },
  { name: "item", label: "Product or course ID", type: "text", longest: 100 },
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "Until", type: "date" },
];

const SHAPE = { name: "review-history", columns: COLUMNS, filters: filtersOf(undefined), sort: { by: "decided", isDown: true } } as const;

/** Every decision there was. None of them changes any more. */
export function History() {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...historyQuery(control.view), placeholderData: keepPreviousData });
  const { data: figures } = useQuery(figuresQuery(oneOf(PUBLISHED_TYPES, control.view.filters.type)));
  const { save, isSaving } = useCsvFile(() => client.review.historyFile(historyFilterOf(control.view)));
  const { opened, opening, walk, onArrows, close } = useOpened(data?.rows ?? [], ({ id }) => id);
  const line = data?.rows.find(({ id }) => id === opened);
  return (
    <Pressable className={classNames(line && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", line && "max-xl:hidden")}>
        <div>
          <h1 className="type-h1">Review history</h1>
          <p className="mt-1 type-small text-muted">Every decision, kept as it was taken. Times count business days only.</p>
        </div>
        {figures && <Reviewers figures={figures} />}
        <WorkingTable
          caption="Decisions"
          control={control}
          columns={COLUMNS}
          filters={filtersOf(figures)}
          page={data}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty="No decisions here yet. Each one shows up once it's made."
          count={data && countText(data, "decision", "decisions")}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          opening={opening}
          csv={{ onSave: save, isBusy: isSaving }}
        />
      </div>
      {line && <DecisionDrawer line={line} walk={walk} onClose={close} />}
    </Pressable>
  );
}
