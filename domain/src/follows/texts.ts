export const followTexts = {
  loadFailed: "Failed to load this list",
  followFailed: "Failed to follow user",
  unfollowFailed: "Failed to unfollow user",
  /** Said before asking, and by the service. */
  signInToFollow: "Please sign in to follow users",
  /** Said before asking; the service has words of its own for a call that asks anyway. */
  cannotFollowSelf: "You cannot follow yourself",
  nowFollowing: (name: string | undefined) => `Now following ${name || "user"}!`,
  unfollowed: (name: string | undefined) => `Unfollowed ${name || "user"}`,
};
