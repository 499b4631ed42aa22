import type { PostCard } from "@blenda/domain/community/model";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../lib/calls/api.ts";
import { toast } from "../../lib/toast.ts";
import { offerUndo } from "../../product/toast-offers.tsx";
import { dropPosts } from "./post-lists.ts";
import { changeKnownPost } from "./post-query.ts";

const LISTS = [api.community.feed, api.community.newest, api.community.following, api.community.trending, api.community.userPage];
const askAgain = (cache: QueryClient) => {
  for (const read of LISTS) void cache.invalidateQueries({ queryKey: read.key() });
};

/** Mutes somebody or a thread, and offers the way back for a while. A refusal says why and changes nothing. */
export function useMute() {
  const cache = useQueryClient();
  const turnUser = async ({ userId, name }: Pick<PostCard["author"], "userId" | "name">, isMuted: boolean) => {
    await client.community.muteUser({ userId, isMuted });
    if (!isMuted) {
      toast.done(`You'll see posts from ${name} again`);
      return askAgain(cache);
    }
    dropPosts(cache, ({ author }) => author.userId === userId);
    offerUndo(`You won't see posts from ${name}`, () => void told(turnUser({ userId, name }, false)));
  };
  const turnThread = async (postId: string, isMuted: boolean) => {
    await client.community.muteThread({ postId, isMuted });
    changeKnownPost(cache, postId, (post) => ({ ...post, mine: { ...post.mine, isThreadMuted: isMuted } }));
    if (isMuted) offerUndo("You won't get notifications about this post", () => void told(turnThread(postId, false)));
    else toast.done("You'll get notifications about this post again");
  };
  return {
    muteUser: (person: Pick<PostCard["author"], "userId" | "name">, isMuted = true) => void told(turnUser(person, isMuted)),
    muteThread: (postId: string, isMuted: boolean) => void told(turnThread(postId, isMuted)),
  };
}

const told = (done: Promise<void>): Promise<unknown> =>
  done.catch((error: unknown) => toast.failed(error instanceof Error ? error.message : String(error)));
