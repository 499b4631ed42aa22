import { blockTexts } from "@blenda/domain/blocks/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { toast } from "../../lib/toast.ts";
import { conversationQuery } from "./inbox-queries.ts";

/** Who blocked whom is kept elsewhere; an open conversation asks again what it may do. */
export function useBlocking(conversationId: string) {
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey });
  const { act, isActing } = useAct(api.blocks.block);
  const unblock = (userId: string, name: string) =>
    act(
      { userId, isBlocked: false },
      {
        onSuccess: () => {
          refresh();
          toast.done(blockTexts.unblocked(name));
        },
      },
    );
  return { refresh, unblock, isActing };
}
