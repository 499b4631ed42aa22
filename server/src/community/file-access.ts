import { can } from "@blenda/domain/access/can";
import { moderatePosts } from "@blenda/domain/community/constants";
import type { FileAccess } from "../platform/files/access.ts";
import { isReadable } from "./visible.ts";

/** What is not public of a post: for those who may read it, and for our own people, who look at what was hidden. */
export const communityFileAccess: FileAccess = async (db, actor, { id }) => {
  const row = await db
    .selectFrom("postMedia as m")
    .innerJoin("posts as p", "p.id", "m.postId")
    .select(["p.id", isReadable(actor.id).as("isOpen")])
    .where((is) => is.or([is("m.fileId", "=", id), is("m.posterFileId", "=", id)]))
    .orderBy("isOpen", "desc")
    .executeTakeFirst();
  if (!row) return false;
  if (row.isOpen) return true;
  return can(actor, moderatePosts) ? { reason: "community post" } : false;
};
