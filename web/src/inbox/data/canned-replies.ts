import type { CannedReply } from "@blenda/domain/inbox/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const cannedRepliesQuery = queryOptions(api.inbox.cannedReplies.queryOptions());

export const learnCannedReplies = (replies: CannedReply[], cache: QueryClient): void =>
  void cache.setQueryData(cannedRepliesQuery.queryKey, replies);
