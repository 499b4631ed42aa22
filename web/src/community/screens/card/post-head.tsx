import type { PostCard } from "@blenda/domain/community/model";
import { KIND_NAMES } from "@blenda/domain/community/texts";
import { useFollow } from "../../../follows/data/follow-state.ts";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { Face, PersonName } from "../../parts/person-mark.tsx";
import { WrittenAt } from "../../parts/post-time.tsx";
import { PostMenu } from "../menu/post-menu.tsx";
import { type ShownIn, WhyShown } from "./why-shown.tsx";

/** Who posted what when, and what else can be done about it. */
export function PostHead({ post, shownIn }: { post: PostCard; shownIn: ShownIn | undefined }) {
  const { author } = post;
  const { isFollowing } = useFollow(author.userId, author.name);
  return (
    <div className="flex items-center gap-3">
      <Face person={author} size={40} />
      <div className="grid min-w-0 flex-1 type-ui">
        <PersonName person={author} />
        <p className="truncate type-small text-muted">
          <WrittenAt of={post} /> · {KIND_NAMES[post.kind]}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {!isFollowing && <FollowButton creatorId={author.userId} name={author.name} />}
        {shownIn && <WhyShown post={post} shownIn={shownIn} />}
        <PostMenu post={post} />
      </div>
    </div>
  );
}
