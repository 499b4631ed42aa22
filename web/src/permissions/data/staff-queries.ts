import { STAFF_SORTS } from "@blenda/domain/permissions/constants";
import type { StaffLine } from "@blenda/domain/permissions/model";
import type { ListPage } from "@blenda/domain/shared/list";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const staffQuery = (view: TableView) =>
  api.permissions.staff.queryOptions({ input: { ...(view.words && { search: view.words }), ...orderOf(view, STAFF_SORTS) } });

export const previewQuery = (userId: string) => api.permissions.preview.queryOptions({ input: { userId } });

/** A command answers with the person's new line; every page that shows it has it at once, and the preview is asked again. */
export function learnLine(line: StaffLine, cache: QueryClient): void {
  cache.setQueriesData<ListPage<StaffLine>>(
    { queryKey: api.permissions.staff.key() },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.userId === line.userId ? line : row)) },
  );
  void cache.invalidateQueries({ queryKey: api.permissions.preview.key() });
}
