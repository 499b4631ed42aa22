import type { PostCard as Card, CommunityPerson } from "@blenda/domain/community/model";
import { namedIn, summaryOf } from "@blenda/domain/community/rules";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { type PostFields, wordsOf } from "../../data/composing/post-fields.ts";
import { userPageQuery } from "../../data/feed-queries.ts";
import { PostCard } from "../card/post-card.tsx";

const WIDTHS = { feed: "", phone: "mx-auto max-w-90 overflow-hidden rounded-lg border-4 border-line-strong" } as const;
type Width = keyof typeof WIDTHS;

/** The very card others will see, made from what is written; nothing in it can be clicked. */
export function Preview({ fields }: { fields: PostFields }) {
  const [width, setWidth] = useState<Width>("feed");
  const author = useAuthor();
  return (
    <section aria-label="Preview" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-ui font-semibold">Preview</h2>
        <SegmentedControl
          label="Preview as"
          value={width}
          options={[
            { value: "feed", label: "Feed" },
            { value: "phone", label: "Phone" },
          ]}
          onChange={setWidth}
        />
      </div>
      <div inert className={WIDTHS[width]}>
        <PostCard post={cardOf(fields, author)} />
      </div>
    </section>
  );
}

/** As everyone sees whoever writes; until that is known, by their own name. */
function useAuthor(): CommunityPerson {
  const me = useMe();
  const { data } = useInfiniteQuery(userPageQuery(me?.id ?? ""));
  const own = { userId: me?.id ?? "", name: me?.displayName ?? me?.email ?? "", avatarUrl: me?.photoUrl ?? null };
  return data?.pages[0]?.person ?? { ...own, isCreator: false, shopSlug: null, isVerified: false };
}

function cardOf(fields: PostFields, author: CommunityPerson): Card {
  const { kind, title, body, media, products, training, tags, people, visibility } = fields;
  return {
    id: "preview",
    kind,
    title,
    ...summaryOf(body),
    author,
    media,
    products,
    training,
    tags,
    mentions: namedIn(wordsOf(fields), people),
    visibility,
    status: "published",
    isLocked: false,
    isPinned: false,
    answerId: null,
    counts: { likes: 0, comments: 0, saves: 0, views: 0 },
    mine: { isOwn: true, isLiked: false, isSaved: false, isThreadMuted: false },
    createdAt: new Date().toISOString(),
    editedAt: null,
  };
}
