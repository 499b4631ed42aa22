import type { SettingsPage } from "@blenda/domain/generator/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Another admin may have changed them since: the page asks whenever it is opened, and the live stream says when to ask again. */
export const settingsQuery = queryOptions({ ...api.generator.settings.queryOptions(), refetchOnMount: "always" });

/** An answer that was on its way while the settings moved on does not bring the older ones back. */
export const learnSettings = (page: SettingsPage, cache: QueryClient): void =>
  void cache.setQueryData(settingsQuery.queryKey, (known) => (known && known.version > page.version ? known : page));

/** What each command of this page does with its answer. */
export type SettingsLearner = (page: SettingsPage, cache: QueryClient) => void;
