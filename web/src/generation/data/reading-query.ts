import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type client } from "../../lib/calls/api.ts";

/** What would become of these words. Only a help: whoever starts is asked anyway. */
export const readingQuery = (prompt: string) =>
  queryOptions({
    ...api.generation.reading.queryOptions({ input: { prompt } }),
    placeholderData: keepPreviousData,
    retry: false,
  });

type Drafted = Omit<Parameters<typeof client.generation.draft>[0], "seed">;

/** The same request gives the same picture, so it is asked for once. */
export const draftQuery = (request: Drafted) =>
  queryOptions({
    ...api.generation.draft.queryOptions({ input: request }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
