import type { Comment, PostCard } from "@blenda/domain/community/model";
import { useNow } from "../../lib/clock/now.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";

/** When it was written, and that it was changed; the exact moment on pointing. */
export function WrittenAt({ of: { createdAt, editedAt } }: { of: Pick<PostCard | Comment, "createdAt" | "editedAt"> }) {
  const now = useNow();
  return (
    <>
      <time dateTime={createdAt} title={momentOf(createdAt)}>
        {agoOf(createdAt, now)}
      </time>
      {editedAt && <span title={momentOf(editedAt)}> · edited</span>}
    </>
  );
}
