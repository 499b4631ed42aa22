import { useQuery } from "@tanstack/react-query";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { followedQuery } from "../../data/feed-queries.ts";
import { Face, PersonName } from "../../parts/person-mark.tsx";

/** Beside what those one follows posted: who did lately, and who has been quiet. */
export function FollowedSide() {
  const { data } = useQuery(followedQuery);
  const now = useNow();
  if (!data) return null;
  return (
    <>
      {data.posted.length > 0 && (
        <Panel title="Who posted" aside={<span className="type-small text-muted">last 24 hours</span>}>
          <ul className="divide-y divide-line">
            {data.posted.map(({ person, posts, lastAt }) => (
              <li key={person.userId} className="flex items-center gap-3 py-2.5">
                <Face person={person} size={28} />
                <span className="min-w-0 flex-1 type-ui">
                  <PersonName person={person} className="" />
                </span>
                <span className="type-small whitespace-nowrap text-muted tabular-nums">
                  {posts === 1 ? "1 post" : `${posts} posts`} · {agoOf(lastAt, now)}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {data.quiet.length > 0 && (
        <Panel title="Quiet for a while">
          <p className="mb-2 type-small text-muted">No posts in 30 days. You'll keep following them unless you unfollow.</p>
          <ul className="divide-y divide-line">
            {data.quiet.map((person) => (
              <li key={person.userId} className="flex items-center gap-3 py-2.5">
                <Face person={person} size={28} />
                <span className="min-w-0 flex-1 type-ui">
                  <PersonName person={person} className="" />
                </span>
                <FollowButton creatorId={person.userId} name={person.name} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
