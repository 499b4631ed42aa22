import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";

/** As long as a draft takes. */
const REPLACED_MS = 3_000;
const MOST_TIMES_REPLACED = 5;

/** What would become of these words. Only a help: the start asks anyway. */
export const readingQuery = (prompt: string) =>
  queryOptions({
    ...api.generation.reading.queryOptions({ input: { prompt } }),
    placeholderData: keepPreviousData,
    retry: false,
  });

type DraftQuestion = Omit<Parameters<typeof client.generation.draft>[0], "seed">;

/** The same request gives the same picture, so it is asked for once. */
export const draftQuery = (request: DraftQuestion) =>
  queryOptions({
    ...api.generation.draft.queryOptions({ input: request }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // In another window the same person asked for another one, and only one of theirs waits: this one asks again.
    retry: (times, error) => codeOf(error) === "GENERATION_DRAFT_REPLACED" && times < MOST_TIMES_REPLACED,
    retryDelay: REPLACED_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
