import { Button } from "../../ui/controls/button.tsx";
import { useFollow } from "../data/follow-state.ts";

/** Follows a person and stops again. Beside one's own name there is no button. */
export function FollowButton({ creatorId, name, size = "small" }: { creatorId: string; name: string; size?: "small" | "medium" }) {
  const { isMe, isFollowing, press } = useFollow(creatorId, name);
  if (isMe) return null;
  return (
    <Button
      size={size}
      icon={isFollowing ? "check" : "plus"}
      data-print="hidden"
      className={isFollowing ? "text-muted" : undefined}
      onClick={press}
    >
      {isFollowing ? "Following" : "Follow"}
      <span className="sr-only"> {isFollowing ? `${name}. Click to unfollow.` : name}</span>
    </Button>
  );
}
