import { readTyped } from "@blenda/domain/dashboard/finding";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** What stands under the box while somebody goes on typing is the answer before, until the next is there. */
export const findQuery = (text: string) =>
  queryOptions({
    ...api.dashboard.find.queryOptions({ input: { text } }),
    enabled: readTyped(text) !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
