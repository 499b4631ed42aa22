import { PACE } from "@blenda/domain/community/constants";
import { useQuery } from "@tanstack/react-query";
import { allowanceQuery } from "../../data/comment-queries.ts";

/** What somebody new may write today, in words before anything is refused (decision B24). */
export function CommentPace() {
  const { data } = useQuery(allowanceQuery);
  if (!data?.isNew) return null;
  const left = data.commentsLeft;
  return (
    <>
      {left !== null && (left === 1 ? "1 comment left on your first day. " : `${left} comments left on your first day. `)}
      In your first week there are {data.commentSeconds} seconds between comments, with up to {PACE.NEW_LINKS} links and {PACE.NEW_MENTIONS}{" "}
      mentions each.
    </>
  );
}
