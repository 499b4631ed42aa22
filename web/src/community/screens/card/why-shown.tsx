import type { PostCard, WhyShown as Why } from "@blenda/domain/community/model";
import { useQuery } from "@tanstack/react-query";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { useMe } from "../../../lib/session/use-me.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Popover } from "../../../ui/feedback/popover.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { whyQuery } from "../../data/feed-queries.ts";
import { useMute } from "../../data/mutes.ts";
import { HotSum } from "./hot-sum.tsx";

export type ShownIn = "feed" | "newest" | "following" | "trending";

const QUESTION = "Why am I seeing this?";

/** Why a post stands where it stands, with its own numbers (decision B24). */
export function WhyShown({ post, shownIn, triggerClass }: { post: PostCard; shownIn: ShownIn; triggerClass?: string }) {
  return (
    <Popover
      label={QUESTION}
      title={QUESTION}
      isForReading
      trigger={
        triggerClass ? (
          <>
            <Icon name="circle-question-mark" />
            Why
          </>
        ) : (
          <Icon name="circle-question-mark" size={20} />
        )
      }
      {...(triggerClass && { triggerClass })}
      panelClass="absolute top-full right-0 w-90 max-w-[calc(100vw-2rem)] pt-2 max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-4 max-md:w-auto max-md:max-w-none"
    >
      {(close) => <Answer post={post} shownIn={shownIn} onClose={close} />}
    </Popover>
  );
}

function Answer({ post, shownIn, onClose }: { post: PostCard; shownIn: ShownIn; onClose: () => void }) {
  const { data, error } = useQuery(whyQuery(post.id, shownIn));
  const { muteUser, muteThread } = useMute();
  const isMember = useMe() !== null;
  const { author, mine } = post;
  return (
    <div className="grid gap-4 overflow-y-auto p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="type-h3">{QUESTION}</h2>
        <IconButton icon="x" label="Close" className="-mt-2 -mr-2" onClick={onClose} />
      </div>
      {data ? (
        <Because why={data} author={author.name} />
      ) : error ? (
        <p className="text-bad">{error.message}</p>
      ) : (
        <Skeleton className="h-32" />
      )}
      {isMember && !mine.isOwn && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {data?.reason === "person" ? (
            <>
              <Button size="small" icon="bell-off" onClick={() => muteThread(post.id, !mine.isThreadMuted)}>
                {mine.isThreadMuted ? "Unmute this thread" : "Mute this thread"}
              </Button>
              <FollowButton creatorId={author.userId} name={author.name} />
            </>
          ) : (
            <Button
              size="small"
              icon="user-x"
              onClick={() => {
                onClose();
                muteUser(author);
              }}
            >
              Mute {author.name}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Because({ why, author }: { why: Why; author: string }) {
  const since = why.since ? ` since ${dayOf(why.since)}` : "";
  switch (why.reason) {
    case "person":
      return (
        <div className="grid gap-2 type-small">
          <p>
            You follow <strong>{why.name ?? author}</strong>
            {since}.
          </p>
          <p className="text-muted">Following is strict time, newest first. Nothing here is ranked, suggested or paid for.</p>
        </div>
      );
    case "tag":
      return (
        <p className="type-small">
          You follow <strong>#{why.tag}</strong>
          {since}.
        </p>
      );
    case "newest":
      return (
        <p className="type-small text-muted">
          It's new. About a third of this feed is simply the newest posts. Nobody can pay for a place.
        </p>
      );
    case "own":
      return <p className="type-small text-muted">It's your own post.</p>;
    case "pinned":
      return (
        <div className="grid gap-3">
          <p className="type-small">An editor pinned this post above the ranking.</p>
          <HotSum numbers={why.numbers} />
        </div>
      );
    default:
      return (
        <div className="grid gap-3">
          <p className="type-small text-muted">
            Trending counts what people did with a post, divided by its age. Nobody can pay for a place.
          </p>
          <HotSum numbers={why.numbers} />
        </div>
      );
  }
}
