import { follow } from "./follow.ts";
import { counts, followers, following, mine } from "./reads.ts";
import { unfollow } from "./unfollow.ts";

export const followsRouter = { counts, follow, followers, following, mine, unfollow };
