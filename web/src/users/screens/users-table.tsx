import { USER_KINDS, USER_SORTS } from "@blenda/domain/users/constants";
import type { UserLine } from "@blenda/domain/users/model";
import { userTexts } from "@blenda/domain/users/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { agoOf, dayOf } from "../../lib/text/time.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { countText, orderOf } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { type UserTab, userFilterOf } from "../data/user-filter.ts";
import { usersQuery } from "../data/user-queries.ts";
import { StandingTag } from "./account-status-tag.tsx";
import { BulkActions } from "./bulk-actions.tsx";

const COLUMNS: readonly TableColumn<UserLine>[] = [
  {
    name: "name",
    head: "Person",
    sort: "up",
    cell: ({ name, email, photoUrl }) => <PersonCell name={name} detail={email} photoUrl={photoUrl} />,
  },
  {
    name: "role",
    head: "Role",
    cell: ({ role }) =>
      role === "user" ? (
        <span className="text-muted">{userTexts.kinds.user}</span>
      ) : (
        <span className="whitespace-nowrap">
          <Tag>{userTexts.kinds[role]}</Tag>
        </span>
      ),
  },
  { name: "standing", head: "Standing", cell: (user) => <StandingTag {...user} /> },
  {
    name: "lastSeen",
    head: "Last seen",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ lastSeenAt }) => <span className="whitespace-nowrap text-muted">{lastSeenAt ? agoOf(lastSeenAt) : "–"}</span>,
  },
  {
    name: "created",
    head: "Joined",
    sort: "down",
    isNumber: true,
    isExtra: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{dayOf(createdAt)}</span>,
  },
  {
    name: "verified",
    head: "Email confirmed",
    isExtra: true,
    onCard: "none",
    cell: ({ isEmailVerified }) => (isEmailVerified ? "Yes" : "No"),
  },
];

const KIND: TableFilter = { name: "kind", label: "Role", options: USER_KINDS.map((value) => ({ value, label: userTexts.kinds[value] })) };
const STANDING: TableFilter = {
  name: "standing",
  label: "Standing",
  options: Object.entries(userTexts.standings).map(([value, label]) => ({ value, label })),
};
const OTHERS: readonly TableFilter[] = [
  {
    name: "verified",
    label: "Email confirmed",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
  },
  { name: "seenFrom", label: "Seen since", type: "date" },
  { name: "joinedFrom", label: "Joined from", type: "date" },
  { name: "joinedTo", label: "Joined until", type: "date" },
];

/** What a tab says already is not asked again. */
const filtersOf = (tab: UserTab): readonly TableFilter[] => [
  ...(tab === "creator" || tab === "staff" ? [] : [KIND]),
  ...(tab === "suspended" ? [] : [STANDING]),
  ...OTHERS,
];

const SHAPE = { name: "users", columns: COLUMNS, filters: [KIND, STANDING, ...OTHERS], sort: { by: "lastSeen", isDown: true } } as const;

interface Props {
  tab: UserTab;
  opening: RowOpening<UserLine>;
  /** What is shown, for the arrows of the drawer. */
  page: ReturnType<typeof useUsers>;
}

/** The page of people the address asks for. */
export function useUsers(tab: UserTab) {
  const control = useTable(SHAPE);
  const answer = useQuery({ ...usersQuery(control.view, tab), placeholderData: keepPreviousData, enabled: tab !== "locked" });
  return { control, ...answer };
}

export function UsersTable({ tab, opening, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const { save, isSaving } = useCsvFile(() =>
    client.users.usersFile({ ...userFilterOf(control.view, tab), ...orderOf({ ...control.view, after: null }, USER_SORTS) }),
  );
  return (
    <WorkingTable
      caption="People"
      control={control}
      columns={COLUMNS}
      filters={filtersOf(tab)}
      searchLabel="Name, email, affiliate ID or order"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={tab === "suspended" ? "Nobody is suspended." : "Nobody matches. Try different words or fewer filters."}
      count={data && countText(data, "person", "people")}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      opening={opening}
      bulk={(chosen, clear) => <BulkActions people={chosen} clear={clear} />}
      csv={{ onSave: save, isBusy: isSaving }}
      hints={[{ keys: ["↑", "↓"], does: "Previous or next person" }]}
    />
  );
}
