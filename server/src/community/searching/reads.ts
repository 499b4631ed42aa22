import { COMMUNITY, COMMUNITY_SEARCH } from "@blenda/domain/community/constants";
import { Instant } from "@blenda/domain/shared/time";
import { z } from "zod";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import { showCards } from "../cards.ts";
import { tagsNamed } from "../feeds/tags.ts";
import { peopleNamed } from "../people/mentions.ts";
import { openCommunity } from "../procedures.ts";
import { findPosts } from "./post-repository.ts";

const reading = cursorCodec(z.boolean(), Instant, CursorId);

/** People and tags come with the first page: they are what somebody meant at a glance, not a list to read on in. */
export const search = openCommunity.search.handler(async ({ input: { q, after }, context: { db, actor, now } }) => {
  const readerId = actor?.id ?? null;
  const from = reading.read(after);
  const [{ total, places, cards }, people, tags] = await Promise.all([
    findPosts(db, readerId, q, from && { isHead: from[0], at: from[1], id: from[2] }),
    from ? [] : peopleNamed(db, readerId, q, COMMUNITY_SEARCH.PEOPLE),
    from ? [] : tagsNamed(db, readerId, q, COMMUNITY_SEARCH.TAGS),
  ]);
  const last = places.length > COMMUNITY.PAGE ? places[COMMUNITY.PAGE - 1] : undefined;
  const next = last ? reading.write(last.isHead, last.at, last.id) : null;
  return { posts: await showCards(db, readerId, cards, now()), next, total, people, tags };
});
