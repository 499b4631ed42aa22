import { useQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { offerLogin } from "../../product/toast-offers.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { followedTagsQuery } from "../data/feed-queries.ts";
import { PageHead } from "./community-page.tsx";

/** What one tag is about, and the way to follow it. */
export function TagHead({ tag }: { tag: string }) {
  const isMember = useMe() !== null;
  const { data: followed = [] } = useQuery({ ...followedTagsQuery, enabled: isMember });
  const isFollowed = followed.some((line) => line.tag === tag);
  const { act, isActing } = useAct(api.community.followTag, {
    learn: (tags, cache) => void cache.setQueryData(followedTagsQuery.queryKey, tags),
    done: () => (isFollowed ? `You don't follow #${tag} anymore` : `Now following #${tag}`),
  });
  const press = () => (isMember ? act({ tag, isFollowed: !isFollowed }) : offerLogin("Log in to follow tags"));
  return (
    <PageHead title={`#${tag}`} lead="Posts with this tag.">
      <Button icon={isFollowed ? "check" : "plus"} isBusy={isActing} className={isFollowed ? "text-muted" : undefined} onClick={press}>
        {isFollowed ? "Following" : "Follow"}
        <span className="sr-only"> #{tag}</span>
      </Button>
    </PageHead>
  );
}
