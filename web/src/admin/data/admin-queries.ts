import type { Admins } from "@blenda/domain/admin/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const adminsQuery = api.admin.admins.queryOptions();

/** Every command answers with the new list. */
export function learnAdmins(admins: Admins, cache: QueryClient): void {
  cache.setQueryData(adminsQuery.queryKey, admins);
  void cache.invalidateQueries({ queryKey: api.admin.mismatches.key() });
}
