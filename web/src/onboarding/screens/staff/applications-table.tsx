import type { ApplicationStatus, ApplicationTab } from "@blenda/domain/onboarding/constants";
import type { ApplicationLine } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PromiseBar } from "../../../dashboard/parts/promise-bar.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { PersonCell } from "../../../product/person-cell.tsx";
import { countText } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag, type TagTone } from "../../../ui/tag.tsx";
import { applicationsQuery } from "../../data/application-queries.ts";

export const STATUS_TONES: Record<ApplicationStatus, TagTone> = {
  not_started: "neutral",
  draft: "neutral",
  submitted: "ember",
  in_review: "sky",
  approved: "ok",
  changes_requested: "warn",
  rejected: "bad",
  suspended: "bad",
};

const PERSON: TableColumn<ApplicationLine> = {
  name: "person",
  head: "Applicant",
  cell: ({ name, shopName, photoUrl }) => <PersonCell name={name} detail={shopName} photoUrl={photoUrl} />,
};
const CATEGORY: TableColumn<ApplicationLine> = {
  name: "category",
  head: "Category",
  cell: ({ categoryName }) => <span className="text-muted">{categoryName ?? "–"}</span>,
};
const STATUS: TableColumn<ApplicationLine> = {
  name: "status",
  head: "State",
  cell: ({ status, takenBy }) => (
    <span className="whitespace-nowrap">
      <Tag tone={STATUS_TONES[status]}>{takenBy ? `With ${takenBy}` : applicationTexts.statuses[status]}</Tag>
    </span>
  ),
};
const WAITED: TableColumn<ApplicationLine> = {
  name: "submitted",
  head: "Waiting",
  sort: "up",
  isNumber: true,
  onCard: "figure",
  cell: ({ submittedAt, dueAt }) => (submittedAt ? <Waited since={submittedAt} dueAt={dueAt} /> : "–"),
};
const DECIDED: TableColumn<ApplicationLine> = {
  name: "decided",
  head: "Answered",
  sort: "down",
  isNumber: true,
  onCard: "figure",
  cell: ({ decidedAt }) => <span className="whitespace-nowrap text-muted">{decidedAt ? dayOf(decidedAt) : "–"}</span>,
};

function Waited({ since, dueAt }: { since: string; dueAt: string | null }) {
  return <PromiseBar clock={{ since, dueAt }} now={new Date(useNow()).toISOString()} isInline />;
}

const filterOf = (...statuses: ApplicationStatus[]): TableFilter => ({
  name: "status",
  label: "State",
  options: statuses.map((value) => ({ value, label: applicationTexts.statuses[value] })),
});

const SHAPES = {
  waiting: {
    columns: [PERSON, CATEGORY, STATUS, WAITED],
    filters: [filterOf("submitted", "in_review")],
    sort: { by: "submitted", isDown: false },
    empty: "Nobody is waiting. Every application is answered.",
  },
  answered: {
    columns: [PERSON, CATEGORY, STATUS, DECIDED],
    filters: [filterOf("changes_requested", "rejected")],
    sort: { by: "decided", isDown: true },
    empty: "Nothing here yet. Applications we sent back or turned down will be listed here.",
  },
  creators: {
    columns: [PERSON, STATUS, DECIDED],
    filters: [filterOf("approved", "suspended")],
    sort: { by: "decided", isDown: true },
    empty: "Nobody matches. Try different words or fewer filters.",
  },
} as const;

/** The page of applications the address asks for. */
export function useApplications(tab: ApplicationTab) {
  const { columns, filters, sort } = SHAPES[tab];
  const control = useTable({ name: `applications-${tab}`, columns, filters, sort });
  const answer = useQuery({ ...applicationsQuery(control.view, tab), placeholderData: keepPreviousData });
  return { control, ...answer };
}

interface Props {
  tab: ApplicationTab;
  opening: RowOpening<ApplicationLine>;
  page: ReturnType<typeof useApplications>;
}

export function ApplicationsTable({ tab, opening, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const { columns, filters, empty } = SHAPES[tab];
  return (
    <WorkingTable
      caption="Applications"
      control={control}
      columns={columns}
      filters={filters}
      searchLabel="Name, email or shop address"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={empty}
      count={data && countText(data, "application", "applications")}
      keyOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      opening={opening}
      hints={[{ keys: ["↑", "↓"], does: "Previous or next application" }]}
    />
  );
}
