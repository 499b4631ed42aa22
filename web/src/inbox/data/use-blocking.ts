import { blockTexts } from "@blenda/domain/blocks/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { conversationQuery } from "./inbox-queries.ts";

/** The other one of an open conversation, blocked elsewhere or unblocked here: both are answered without the conversation. */
export function useBlocking(conversationId: string, name: string) {
  const cache = useQueryClient();
  const learn = ({ isBlocked }: { isBlocked: boolean }): void =>
    void cache.setQueryData(
      conversationQuery(conversationId).queryKey,
      (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, isBlocked })) },
    );
  const { act, isActing } = useAct(api.blocks.block, { learn, done: () => blockTexts.unblocked(name) });
  return {
    unblock: (userId: string) => act({ userId, isBlocked: false }),
    onBlocked: () => learn({ isBlocked: true }),
    isActing,
  };
}
