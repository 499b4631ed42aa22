import { APPLICATION_SORTS, APPLICATION_STATUSES, APPLICATION_TABS, type ApplicationTab } from "@blenda/domain/onboarding/constants";
import type { Application, ApplicationDetail } from "@blenda/domain/onboarding/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const applicationQuery = api.onboarding.application.queryOptions();
export const homeQuery = api.onboarding.home.queryOptions();

/** A command answers with how the application is now. */
export function learnApplication(application: Application, cache: QueryClient): void {
  cache.setQueryData(applicationQuery.queryKey, application);
}

export const tabIn = (asked: string | undefined): ApplicationTab => oneOf(APPLICATION_TABS, asked) ?? "waiting";

export function applicationsQuery(view: TableView, tab: ApplicationTab) {
  const status = oneOf(APPLICATION_STATUSES, view.filters.status);
  return api.onboarding.applications.queryOptions({
    input: { tab, ...(view.words && { search: view.words }), ...(status && { status }), ...orderOf(view, APPLICATION_SORTS) },
  });
}

export const applicationOfQuery = (userId: string) => api.onboarding.applicationOf.queryOptions({ input: { userId } });

/** The lists, which show less of it, are asked again. */
export function learnDetail(detail: ApplicationDetail, cache: QueryClient): void {
  cache.setQueryData(applicationOfQuery(detail.userId).queryKey, detail);
  void cache.invalidateQueries({ queryKey: api.onboarding.applications.key() });
}
