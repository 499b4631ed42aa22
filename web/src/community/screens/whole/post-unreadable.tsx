import { Link } from "@tanstack/react-router";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";

/** Why a post can't be read: it is gone, hidden or removed; anything else may be asked again. */
export function PostUnreadable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!codeOf(error)?.startsWith("COMMUNITY_POST_")) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="eye-off"
      title={error.message}
      action={
        <Link to="/community" className={buttonStyle()}>
          See the feed
        </Link>
      }
    />
  );
}
