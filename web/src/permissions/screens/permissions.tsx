import { can } from "@blenda/domain/access/can";
import { PERMISSION_NAMES } from "@blenda/domain/access/permission-names";
import { PERMISSIONS } from "@blenda/domain/access/permissions";
import { assignRoles, manageRoles } from "@blenda/domain/permissions/constants";
import type { StaffLine } from "@blenda/domain/permissions/model";
import type { HeldPermission } from "@blenda/domain/users/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { agoOf } from "../../lib/text/time.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { countText } from "../../product/table/list-question.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { useTable } from "../../product/table/use-table.ts";
import { classNames } from "../../ui/class-names.ts";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import type { TableColumn } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { staffQuery } from "../data/staff-queries.ts";
import { PermissionBox } from "../parts/permission-box.tsx";
import { PermissionDialog } from "../parts/permission-dialog.tsx";
import { permissionCount } from "../parts/permission-list.tsx";
import { StaffDrawer } from "./staff-drawer.tsx";

const RANKS = { member: "No access", staff: "Staff", admin: "Admin", super: "Super admin" } as const;

interface PendingChange {
  line: StaffLine;
  held: HeldPermission;
}

const columnsFor = (mayChange: boolean, ask: (asking: PendingChange) => void): TableColumn<StaffLine>[] => [
  {
    name: "name",
    head: "Person",
    sort: "up",
    cell: ({ name, email, photoUrl }) => <PersonCell name={name} detail={email} photoUrl={photoUrl} />,
  },
  {
    name: "rank",
    head: "Access",
    onCard: "figure",
    cell: ({ rank, isSuspended }) => (
      <span className="whitespace-nowrap">{isSuspended ? <Tag tone="bad">Suspended</Tag> : <Tag>{RANKS[rank]}</Tag>}</span>
    ),
  },
  { name: "sum", head: "Held", isExtra: true, cell: ({ permissions }) => permissionCount(permissions) },
  { name: "lastSeen", head: "Last seen", sort: "down", isExtra: true, cell: ({ lastSeenAt }) => (lastSeenAt ? agoOf(lastSeenAt) : "–") },
  ...PERMISSIONS.map(
    (permission): TableColumn<StaffLine> => ({
      name: permission,
      head: PERMISSION_NAMES[permission],
      isNarrow: true,
      onCard: "none",
      cell: (line) => {
        const held = line.permissions.find((each) => each.permission === permission);
        const onPress = mayChange && line.outOfReach === null ? (pressed: HeldPermission) => ask({ line, held: pressed }) : undefined;
        return held && <PermissionBox held={held} of={line.name} onPress={onPress} />;
      },
    }),
  ),
];

const SHAPE = {
  name: "permissions",
  columns: columnsFor(false, () => {}),
  filters: [],
  sort: { by: "name", isDown: false },
} as const;

/** People down, the fourteen permissions across (spec 2 §6). */
export function Permissions() {
  const me = useMe();
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...staffQuery(control.view), placeholderData: keepPreviousData });
  const [asking, setAsking] = useState<PendingChange | null>(null);
  const { opened, opening, walk, onArrows, close } = useOpened(data?.rows ?? [], ({ userId }) => userId);
  const line = data?.rows.find(({ userId }) => userId === opened);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from rows and arrows
    <div className={classNames(line && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 gap-5", line && "max-xl:hidden")}>
        <div>
          <h1 className="type-h1">Permissions</h1>
          <p className="mt-2 max-w-prose text-muted">
            Everyone with a role or a permission. To add someone to the team, search for their name or email.
          </p>
        </div>
        <WorkingTable
          caption="Team"
          control={control}
          columns={columnsFor(can(me, manageRoles), setAsking)}
          searchLabel="Name or email"
          page={data}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={control.view.words ? "No name or email starts with that." : "Nobody has a role or a permission yet."}
          count={data && countText(data, "person", "people")}
          keyOf={({ userId }) => userId}
          nameOf={({ name }) => name}
          opening={opening}
          isFirstSticky
        />
      </div>
      {line && (
        <StaffDrawer
          line={line}
          mayAssign={can(me, assignRoles)}
          mayManage={can(me, manageRoles)}
          walk={walk}
          onAsk={(held) => setAsking({ line, held })}
          onClose={close}
        />
      )}
      {asking && (
        <PermissionDialog userId={asking.line.userId} name={asking.line.name} held={asking.held} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}
