import type { PostDraft } from "@blenda/domain/community/model";
import type { QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { learnPost } from "../post-query.ts";

const learnAllowance = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: api.community.allowance.key() });

/** Posts a draft, or changes a post. The same words sent again, because an answer was lost, are the same post. */
export function useSendPost(postId: string | undefined, onSent: (postId: string) => void) {
  const wish = useRef({ text: "", key: "" });
  const created = useAct(api.community.createPost, {
    done: () => "Your post is live.",
    isToldInPlace: true,
    learn: (post, cache) => {
      learnPost(post, cache);
      learnAllowance(cache);
      for (const list of [api.community.newest, api.community.activities, api.community.following])
        void cache.invalidateQueries({ queryKey: list.key() });
    },
  });
  const edited = useAct(api.community.editPost, { done: () => "Your changes are saved.", isToldInPlace: true, learn: learnPost });
  const keyOf = (draft: PostDraft): string => {
    const text = JSON.stringify(draft);
    if (wish.current.text !== text) wish.current = { text, key: newKey() };
    return wish.current.key;
  };
  const send = (draft: PostDraft) => {
    const onSuccess = ({ id }: { id: string }) => onSent(id);
    if (postId === undefined) created.act({ ...draft, key: keyOf(draft) }, { onSuccess });
    else edited.act({ ...draft, postId }, { onSuccess });
  };
  const { isActing, error, reset } = postId === undefined ? created : edited;
  return { send, isSending: isActing, error, reset };
}
