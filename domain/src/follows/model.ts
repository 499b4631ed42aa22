import { z } from "zod";
import { Instant } from "../shared/time.ts";

export const UserId = z.string().min(1).max(100);

export const FollowCounts = z.object({ userId: UserId, followers: z.int().min(0), following: z.int().min(0) });
export type FollowCounts = z.infer<typeof FollowCounts>;

/** Spec 2 §3: a line of a follower list, enriched. `isAdmin` is for display only. */
export const FollowEntry = z.object({
  userId: UserId,
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  isCreator: z.boolean(),
  isAdmin: z.boolean(),
  shopName: z.string().nullable(),
  shopSlug: z.string().nullable(),
  isVerified: z.boolean(),
  followedAt: Instant,
});
export type FollowEntry = z.infer<typeof FollowEntry>;
