import type { Sentence } from "@blenda/domain/review/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const sentencesQuery = queryOptions(api.review.sentences.queryOptions());

export const learnSentences = (sentences: Sentence[], cache: QueryClient): void =>
  void cache.setQueryData(sentencesQuery.queryKey, sentences);
