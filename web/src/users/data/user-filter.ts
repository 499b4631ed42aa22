import { ACCOUNT_STATUSES, USER_KINDS } from "@blenda/domain/users/constants";
import { dayStart, oneOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** Lists with a tab of their own; the rest is narrowed by filters. */
export const USER_TABS = ["all", "creator", "staff", "locked", "suspended"] as const;
export type UserTab = (typeof USER_TABS)[number];

/** What the list is narrowed to: by its tab, its filters and its words. */
export function userFilterOf(view: TableView, tab: UserTab) {
  const { filters, words } = view;
  const kind = tab === "creator" || tab === "staff" ? tab : oneOf(USER_KINDS, filters.kind);
  const standing = tab === "suspended" ? tab : oneOf(ACCOUNT_STATUSES, filters.standing);
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
