import { can } from "@blenda/domain/access/can";
import { moderatePosts } from "@blenda/domain/community/constants";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { client } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { learnPost } from "../../data/post-query.ts";

interface Props {
  postId: string;
  error: Error;
  onRetry: () => void;
}

/** What is held back is still there: our own people can look at it and bring it back. */
const HELD_BACK = ["COMMUNITY_POST_HIDDEN", "COMMUNITY_POST_REMOVED"];

/** Why a post can't be read: it is gone, hidden or removed; anything else may be asked again. */
export function PostUnreadable({ postId, error, onRetry }: Props) {
  const isStaff = can(useMe(), moderatePosts);
  const code = codeOf(error) ?? "";
  if (!code.startsWith("COMMUNITY_POST_")) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="eye-off"
      title={error.message}
      action={
        isStaff && HELD_BACK.includes(code) ? (
          <ReadAnyway postId={postId} />
        ) : (
          <Link to="/community" className={buttonStyle()}>
            See the feed
          </Link>
        )
      }
    />
  );
}

function ReadAnyway({ postId }: { postId: string }) {
  const reading = { mutationOptions: () => ({ mutationFn: (which: { postId: string }) => client.community.postForStaff(which) }) };
  const { act, isActing } = useAct(reading, { learn: learnPost });
  return (
    <Button isBusy={isActing} onClick={() => act({ postId })}>
      Open for moderation
    </Button>
  );
}
