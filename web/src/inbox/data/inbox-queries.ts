import { CONVERSATION_FILTERS, type ConversationFilter } from "@blenda/domain/inbox/constants";
import type { Conversation, StaffConversation } from "@blenda/domain/inbox/model";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { withNewest } from "./known-messages.ts";

interface ConversationFilters {
  search: string;
  show: ConversationFilter | undefined;
}

/** What the address asks for, if it is one of ours. */
export const filterIn = ({ show }: AddressParams): ConversationFilter | undefined => CONVERSATION_FILTERS.find((filter) => filter === show);

/** What changed while it was off screen is asked for again when it is shown. */
const lively = { refetchOnMount: true } as const;

export const conversationsQuery = ({ search, show }: ConversationFilters) =>
  infiniteQueryOptions({
    ...api.inbox.conversations.infiniteOptions({
      input: (after: string | undefined) => ({ search: search.trim() || undefined, show, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    ...lively,
    placeholderData: keepPreviousData,
  });

/** The first page is the newest; every further one is older. */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    ...api.inbox.conversation.infiniteOptions({
      input: (before: string | undefined) => ({ id, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ earlier }) => earlier ?? undefined,
    }),
    ...lively,
  });

/** What asked for our help, for our own people. Live. */
export const casesQuery = queryOptions({ ...api.inbox.escalatedConversations.queryOptions(), ...lively });

export const caseQuery = (id: string) =>
  infiniteQueryOptions({
    ...api.inbox.staffConversation.infiniteOptions({
      input: (before: string | undefined) => ({ id, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ earlier }) => earlier ?? undefined,
    }),
    ...lively,
  });

export const unreadQuery = queryOptions(api.inbox.unread.queryOptions());

export function askInbox(cache: QueryClient, asked: AddressParams): void {
  if (!cache.getQueryData(sessionQuery.queryKey)?.user) return;
  void cache.prefetchInfiniteQuery(conversationsQuery({ search: "", show: filterIn(asked) }));
  if (asked.conversation) void cache.prefetchInfiniteQuery(conversationQuery(asked.conversation));
}

/** Joining and leaving change what may be read, so older pages are asked for anew. */
export function learnCase(fresh: StaffConversation, cache: QueryClient): void {
  cache.setQueryData(caseQuery(fresh.id).queryKey, (known) => {
    const [newest, ...older] = known?.pages ?? [];
    if (!known || !newest || newest.reader !== fresh.reader) return { pages: [fresh], pageParams: [undefined] };
    return { ...known, pages: [withNewest(newest, fresh), ...older] };
  });
}

/** Every command answers with the conversation and its newest messages. Older pages that are open stay, without a gap. */
export function learnConversation(fresh: Conversation, cache: QueryClient): void {
  cache.setQueryData(conversationQuery(fresh.id).queryKey, (known) => {
    const [newest, ...older] = known?.pages ?? [];
    if (!known || !newest) return { pages: [fresh], pageParams: [undefined] };
    return { ...known, pages: [withNewest(newest, fresh), ...older] };
  });
}
