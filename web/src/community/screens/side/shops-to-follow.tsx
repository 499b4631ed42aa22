import type { CommunityPerson, PostCard } from "@blenda/domain/community/model";
import { useFollow, useFollowedBefore } from "../../../follows/data/follow-state.ts";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Face, PersonName } from "../../parts/person-mark.tsx";
import { titleOf } from "../../parts/post-tile.tsx";

const SHOWN = 3;

/** The shops behind these posts that are not followed yet, each once. */
export function ShopsToFollow({ posts }: { posts: readonly PostCard[] }) {
  const followed = useFollowedBefore();
  const isNew = ({ author }: PostCard) => author.shopSlug && followed && !followed.includes(author.userId);
  const shops = [...new Map(posts.filter(isNew).map((post) => [post.author.userId, post])).values()];
  if (shops.length === 0) return null;
  return (
    <Panel title="Shops to follow">
      <ul className="grid gap-3">
        {shops.slice(0, SHOWN).map((post) => (
          <li key={post.author.userId}>
            <Shop shop={post.author} says={titleOf(post)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Shop({ shop, says }: { shop: CommunityPerson; says: string }) {
  const { isMe } = useFollow(shop.userId, shop.name);
  if (isMe) return null;
  return (
    <div className="flex items-center gap-3">
      <Face person={shop} size={32} />
      <div className="grid min-w-0 flex-1 type-ui">
        <PersonName person={shop} className="" />
        <span className="truncate type-small text-muted">{says}</span>
      </div>
      <FollowButton creatorId={shop.userId} name={shop.name} />
    </div>
  );
}
