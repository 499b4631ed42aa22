import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { buyersWay } from "../../data/ways.ts";
import { WordDiff } from "../word-diff.tsx";

/** Descriptions that are live already and that nobody of us has read yet. */
export function LaterLooks({ itemType }: { itemType: PublishedType }) {
  const mayDecide = can(useMe(), reviewers);
  const { data: looks } = useQuery(api.review.looks.queryOptions({ input: { itemType } }));
  const { act, isActing } = useAct(api.review.markLooked, {
    learn: (_, cache) => void cache.invalidateQueries({ queryKey: api.review.looks.key() }),
  });
  if (!looks || looks.length === 0) return null;
  return (
    <section aria-labelledby="later-looks" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-5 py-4">
        <h2 id="later-looks" className="type-h3">
          Live already, worth a look
        </h2>
        <p className="type-small text-muted">Descriptions that changed by more than a few words</p>
      </div>
      <ul className="divide-y divide-line">
        {looks.map(({ id, itemId, title, before, after, at }) => (
          <li key={id} className="grid gap-2 px-5 py-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="type-ui">
                <Link {...buyersWay({ itemType, id: itemId })} className="font-semibold hover:underline">
                  {title}
                </Link>{" "}
                <span className="text-muted">{agoOf(at)}</span>
              </p>
              {mayDecide && (
                <Button size="small" icon="check" isBusy={isActing} aria-label={`Looked at ${title}`} onClick={() => act({ id })}>
                  Looked at it
                </Button>
              )}
            </div>
            <div className="max-h-48 overflow-y-auto type-ui">
              <WordDiff before={before} after={after} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
