import type { CaseShown } from "@blenda/domain/refunds/cases/constants";
import type { CaseLine } from "@blenda/domain/refunds/cases/model";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import { REFUND_REASONS } from "@blenda/domain/refunds/constants";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PromiseBar } from "../../../dashboard/parts/promise-bar.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import { price } from "../../../lib/text/money.ts";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { countText } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { casesQuery } from "../../data/case-queries.ts";
import { buyerText, creatorText, PRIORITY_TONES, REASON_NAMES, stateOf } from "./case-labels.ts";

const CASE: TableColumn<CaseLine> = {
  name: "case",
  head: "Case",
  onCard: "title",
  cell: ({ number, title }) => (
    <span className="grid min-w-0">
      <span className="font-semibold tabular-nums">{number}</span>
      <span className="max-w-56 truncate type-small text-muted">{title}</span>
    </span>
  ),
};
const DUE: TableColumn<CaseLine> = {
  name: "due",
  head: "Due",
  sort: "up",
  isNumber: true,
  onCard: "figure",
  cell: ({ openedAt, dueAt }) => <Due since={openedAt} dueAt={dueAt} />,
};
const CLOSED: TableColumn<CaseLine> = {
  name: "closed",
  head: "Decided",
  sort: "down",
  isNumber: true,
  onCard: "figure",
  cell: ({ closedAt }) => <span className="whitespace-nowrap text-muted">{closedAt ? dayOf(closedAt) : "–"}</span>,
};
const REST: readonly TableColumn<CaseLine>[] = [
  { name: "amount", head: "Amount", sort: "down", isNumber: true, cell: ({ amountCents }) => price(amountCents) },
  {
    name: "buyer",
    head: "Buyer history",
    cell: ({ buyerName, buyer }) => (
      <Person name={buyerName} text={buyerText(buyer)} means="Paid orders, and how many of them were refunded" />
    ),
  },
  {
    name: "creator",
    head: "Creator history",
    cell: ({ creatorName, creator }) =>
      creator ? <Person name={creatorName} text={creatorText(creator)} means="Things sold, and how many of them were refunded" /> : "–",
  },
  { name: "reason", head: "Reason", cell: ({ reason }) => <span className="whitespace-nowrap">{REASON_NAMES[reason]}</span> },
  {
    name: "priority",
    head: "Priority",
    sort: "up",
    cell: ({ priority }) => (
      <span title="By amount, age, and how often the same people were here in 90 days">
        <Tag tone={PRIORITY_TONES[priority]}>{caseTexts.priorities[priority]}</Tag>
      </span>
    ),
  },
  {
    name: "assignee",
    head: "With",
    cell: ({ assignee }) => (
      <span className="whitespace-nowrap text-muted">{assignee ? (assignee.isYours ? "You" : assignee.name) : "Nobody"}</span>
    ),
  },
  {
    name: "state",
    head: "State",
    cell: (line) => {
      const { label, tone } = stateOf(line);
      return (
        <span className="whitespace-nowrap">
          <Tag tone={tone}>{label}</Tag>
        </span>
      );
    },
  },
];

function Due({ since, dueAt }: { since: string; dueAt: string }) {
  const now = new Date(useNow()).toISOString();
  return (
    <span title={`Time used of the five business days we promise. Due ${momentOf(dueAt)}.`}>
      <PromiseBar clock={{ since, dueAt }} now={now} isInline />
    </span>
  );
}

const Person = ({ name, text, means }: { name: string; text: string; means: string }) => (
  <span className="grid min-w-0" title={means}>
    <span className="truncate">{name}</span>
    <span className="type-small whitespace-nowrap text-muted">{text}</span>
  </span>
);

const REASON: TableFilter = {
  name: "reason",
  label: "Reason",
  options: REFUND_REASONS.map((value) => ({ value, label: REASON_NAMES[value] })),
};

const OPEN = { columns: [CASE, DUE, ...REST], sort: { by: "priority", isDown: false } } as const;
const DECIDED = { columns: [CASE, CLOSED, ...REST], sort: { by: "closed", isDown: true } } as const;
const shapeOf = (show: CaseShown) => (show === "closed" ? DECIDED : OPEN);

const EMPTY: Record<CaseShown, string> = {
  open: "No open cases. New ones show up here automatically.",
  mine: "You don't have any cases. Take one from the open ones.",
  second: "Nothing is waiting for a second person.",
  closed: "Nothing is decided yet.",
};

/** The page of cases the address asks for. */
export function useCases(show: CaseShown) {
  const { columns, sort } = shapeOf(show);
  const control = useTable({ name: show === "closed" ? "refund-cases-closed" : "refund-cases", columns, filters: [REASON], sort });
  const answer = useQuery({ ...casesQuery(control.view, show), placeholderData: keepPreviousData });
  return { control, ...answer };
}

interface Props {
  show: CaseShown;
  opening: RowOpening<CaseLine>;
  page: ReturnType<typeof useCases>;
}

export function CasesTable({ show, opening, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  return (
    <WorkingTable
      caption="Cases"
      control={control}
      columns={shapeOf(show).columns}
      filters={[REASON]}
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={EMPTY[show]}
      count={data && countText(data, "case", "cases")}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      opening={opening}
      hints={[{ keys: ["↑", "↓"], does: "Previous or next case" }]}
    />
  );
}
