import type { RankedFeed } from "@blenda/domain/community/constants";
import { bigint, boolean, defaulted, instant, integer, text } from "../../platform/database/columns.ts";

export const feedTables = {
  feedRounds: { id: defaulted(bigint()), countedAt: instant() },
  feedPlaces: {
    roundId: bigint(),
    feed: text<RankedFeed>(),
    place: integer(),
    postId: text(),
    isNewest: boolean(),
    likeQuarters: integer(),
    commenters: integer(),
    saves: integer(),
  },
  likeRings: { userId: text(), ring: integer(), foundAt: instant() },
};

declare module "../../platform/database/db.ts" {
  interface Tables {
    feeds: typeof feedTables;
  }
}
