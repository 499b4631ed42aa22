import type { LikedState, PostCard, SavedState } from "@blenda/domain/community/model";
import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "../../lib/calls/api.ts";
import { type PendingToggle, useToggle } from "../../lib/calls/toggle.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { offerLogin } from "../../product/toast-offers.tsx";
import { changeKnownPost } from "./post-query.ts";

/** What is pressed counts at once; the answer corrects it. */
const counted = (known: number, isKnown: boolean, isOn: boolean): number => known + Number(isOn) - Number(isKnown);

const liking = {
  name: "community.likes",
  turn: ({ id, isOn }: PendingToggle) => (isOn ? client.community.like({ postId: id }) : client.community.unlike({ postId: id })),
  learn: ({ postId, likes, isLiked }: LikedState, _pending: PendingToggle, cache: QueryClient) =>
    changeKnownPost(cache, postId, (post) => ({ ...post, counts: { ...post.counts, likes }, mine: { ...post.mine, isLiked } })),
};

export function useLike({ id, counts, mine }: Pick<PostCard, "id" | "counts" | "mine">) {
  const isMember = useMe() !== null;
  const { isOn, turn } = useToggle(liking, { id, isOn: mine.isLiked });
  const press = () => (isMember ? turn(!isOn) : offerLogin("Log in to like posts"));
  return { isLiked: isOn, likes: counted(counts.likes, mine.isLiked, isOn), press };
}

export function learnSaved({ postId, saves, isSaved }: SavedState, cache: QueryClient): void {
  changeKnownPost(cache, postId, (post) => ({ ...post, counts: { ...post.counts, saves }, mine: { ...post.mine, isSaved } }));
  for (const read of [api.community.saved, api.community.collections, api.community.savedState])
    void cache.invalidateQueries({ queryKey: read.key() });
}

const saving = {
  name: "community.saves",
  turn: ({ id, isOn }: PendingToggle) => (isOn ? client.community.savePost({ postId: id }) : client.community.unsavePost({ postId: id })),
  learn: (state: SavedState, _pending: PendingToggle, cache: QueryClient) => learnSaved(state, cache),
};

/** `done` hears what became of it. */
export function useSave({ id, counts, mine }: Pick<PostCard, "id" | "counts" | "mine">, done?: (isSaved: boolean) => void) {
  const isMember = useMe() !== null;
  const { isOn, turn } = useToggle(saving, { id, isOn: mine.isSaved }, (pending) => done?.(pending.isOn));
  const press = () => (isMember ? turn(!isOn) : offerLogin("Log in to save posts"));
  return { isSaved: isOn, saves: counted(counts.saves, mine.isSaved, isOn), press };
}
