import { LOCKOUT_SORTS, STANDINGS, USER_KINDS, USER_SORTS } from "@blenda/domain/users/constants";
import type { UserDetail } from "@blenda/domain/users/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { dayStart, oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** Lists with a tab of their own; the rest is narrowed by filters. */
export const USER_TABS = ["all", "creator", "staff", "locked", "suspended"] as const;
export type UserTab = (typeof USER_TABS)[number];

/** What the list is narrowed to: by its tab, its filters and its words. */
export function userFilterOf(view: TableView, tab: UserTab) {
  const { filters, words } = view;
  const kind = tab === "creator" || tab === "staff" ? tab : oneOf(USER_KINDS, filters.kind);
  const standing = tab === "suspended" ? tab : oneOf(STANDINGS, filters.standing);
  const verified = oneOf(["yes", "no"], filters.verified);
  const [createdFrom, createdTo, seenFrom] = [dayStart(filters.joinedFrom), dayStart(filters.joinedTo, 1), dayStart(filters.seenFrom)];
  return {
    ...(words && { search: words }),
    ...(kind && { kind }),
    ...(standing && { standing }),
    ...(verified && { verified }),
    ...(createdFrom && { createdFrom }),
    ...(createdTo && { createdTo }),
    ...(seenFrom && { seenFrom }),
  };
}

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
