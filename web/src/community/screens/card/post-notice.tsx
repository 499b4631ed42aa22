import type { Post, PostCard } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { useNow } from "../../../lib/clock/now.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Tag } from "../../../ui/tag.tsx";

/** What is special about a post: that it was answered, is above the ranking, for followers only, closed, or not shown to others. */
export function PostNotice({ post }: { post: PostCard & Partial<Pick<Post, "hidden">> }) {
  const marks = [post.isPinned && "Pinned", post.visibility === "followers" && "Followers only", post.isLocked && "Comments closed"].filter(
    (mark) => mark !== false,
  );
  return (
    <>
      {(marks.length > 0 || post.answerId !== null) && (
        <p className="flex flex-wrap gap-2">
          {post.answerId !== null && <Tag tone="ok">Solved</Tag>}
          {marks.map((mark) => (
            <Tag key={mark}>{mark}</Tag>
          ))}
        </p>
      )}
      {(post.status === "hidden" || post.status === "removed") && <NotShown post={post} />}
    </>
  );
}

const MINUTE_MS = 60_000;

function NotShown({ post: { status, hidden, mine } }: { post: PostCard & Partial<Pick<Post, "hidden">> }) {
  const now = useNow();
  const reason = hidden?.reason ?? "";
  if (status === "removed") return <Alert tone="bad" title={reason ? communityTexts.removed(reason) : "Our team removed this post."} />;
  if (!mine.isOwn) return <Alert tone="warn" title={communityTexts.hidden} />;
  const minutes = hidden?.restorableAt ? Math.ceil((Date.parse(hidden.restorableAt) - now) / MINUTE_MS) : null;
  return (
    <Alert tone="warn" title={hidden?.by === "staff" ? communityTexts.hiddenByStaff(reason) : communityTexts.hiddenForAuthor}>
      {minutes !== null && (minutes > 0 ? communityTexts.canRestore(minutes) : communityTexts.canRestoreNow)}
    </Alert>
  );
}
