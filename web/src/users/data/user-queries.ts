import { LOCKOUT_SORTS, USER_SORTS } from "@blenda/domain/users/constants";
import type { UserDetail } from "@blenda/domain/users/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";
import { type UserTab, userFilterOf } from "./user-filter.ts";

export const usersQuery = (view: TableView, tab: UserTab) =>
  api.users.users.queryOptions({ input: { ...userFilterOf(view, tab), ...orderOf(view, USER_SORTS) } });

export const userCountsQuery = api.users.counts.queryOptions();

export const userQuery = (userId: string) => api.users.user.queryOptions({ input: { userId } });

export const lockoutsQuery = (view: TableView) =>
  api.users.lockouts.queryOptions({
    input: { show: view.filters.show === "all" ? "all" : "locked", ...orderOf(view, LOCKOUT_SORTS) },
  });

/** A command answers with how the person is now; the lists, which show less of them, are asked again. */
export function learnUser(user: UserDetail, cache: QueryClient): void {
  cache.setQueryData(userQuery(user.id).queryKey, user);
  for (const list of [api.users.users, api.users.counts, api.users.lockouts]) void cache.invalidateQueries({ queryKey: list.key() });
}
