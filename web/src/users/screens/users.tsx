import { can } from "@blenda/domain/access/can";
import { liftLocks } from "@blenda/domain/lockout/access";
import { useSearch } from "@tanstack/react-router";
import { useMe } from "../../lib/session/use-me.ts";
import { oneOf } from "../../product/table/list-question.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { classNames } from "../../ui/class-names.ts";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import { USER_TABS } from "../data/user-filter.ts";
import { LockoutsTable } from "./lockouts-table.tsx";
import { PersonDrawer } from "./person/person-drawer.tsx";
import { UserTabs } from "./user-tabs.tsx";
import { UsersTable, useUsers } from "./users-table.tsx";

/** Everybody with an account, and one of them beside the list. */
export function Users() {
  const tab = oneOf(USER_TABS, useSearch({ from: "/admin/users" }).tab) ?? "all";
  const mayUnlock = can(useMe(), liftLocks);
  const page = useUsers(tab);
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 gap-5", opened && "max-xl:hidden")}>
        <h1 className="type-h1">Users</h1>
        <UserTabs tab={tab} />
        {tab === "locked" ? <LockoutsTable mayUnlock={mayUnlock} /> : <UsersTable tab={tab} opening={opening} page={page} />}
      </div>
      {opened && <PersonDrawer userId={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
