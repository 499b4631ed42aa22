import type { AddressParams } from "../../lib/page/address.ts";

/** The link of a post (spec 2 §2), whole. Never fetched ahead: to ask for a post is to view it. */
export const wholePost = (postId: string) => ({ to: "/community", search: { post: postId, expand: "true" } }) as const;

export const postPath = (postId: string): string => `/community?${new URLSearchParams({ post: postId, expand: "true" })}`;

/** Which post an address opens: over the page it is on, or whole in its place. */
export interface OpenPost {
  id: string | undefined;
  isWhole: boolean;
  commentId: string | undefined;
}

export const openPostOf = ({ post, expand, comment }: AddressParams): OpenPost => ({
  id: post || undefined,
  isWhole: expand === "true",
  commentId: comment || undefined,
});
