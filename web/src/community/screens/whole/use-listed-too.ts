import type { Post } from "@blenda/domain/community/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { learnPost } from "../../data/post-query.ts";

/** What is known of an open post is also true in the lists behind it. */
export function useListedToo(post: Post | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (post) learnPost(post, cache);
  }, [post, cache]);
}
