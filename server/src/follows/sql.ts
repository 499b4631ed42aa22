import { door } from "../platform/database/door.ts";

export const followRow = door("follows", ["followerId", "followingId", "createdAt"]);

export const followCountRow = door("followCounts", ["userId", "followers", "following"]);
