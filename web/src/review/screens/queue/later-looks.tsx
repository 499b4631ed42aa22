import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { LaterLook } from "@blenda/domain/review/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { buyersWay } from "../../data/ways.ts";
import { WordDiff } from "../word-diff.tsx";
import { LookPictures } from "./look-pictures.tsx";

/** What is live already and became something else than what one of us last saw. */
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
        <p className="type-small text-muted">Words, tags or images that changed since one of us last looked</p>
      </div>
      <ul className="divide-y divide-line">
        {looks.map((look) => (
          <li key={look.id} className="grid gap-4 px-5 py-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="type-ui">
                <Link {...buyersWay({ itemType, id: look.itemId })} className="font-semibold hover:underline">
                  {look.title}
                </Link>{" "}
                <span className="text-muted">{agoOf(look.at)}</span>
              </p>
              {mayDecide && (
                <Button
                  size="small"
                  icon="check"
                  isBusy={isActing}
                  aria-label={`Looked at it: ${look.title}`}
                  onClick={() => act({ id: look.id })}
                >
                  Looked at it
                </Button>
              )}
            </div>
            <Difference look={look} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only what differs: words marked in their text, images beside each other. */
function Difference({ look: { before, after } }: { look: LaterLook }) {
  const rows = [
    { label: "Title", before: before.title, after: after.title },
    { label: "Words", before: before.words, after: after.words },
    { label: "Tags", before: before.tags.join(", "), after: after.tags.join(", ") },
  ].filter((row) => row.before !== row.after);
  const hasOtherPictures = [...before.pictures, ...after.pictures].some(({ isNew }) => isNew);
  return (
    <>
      {hasOtherPictures && <LookPictures before={before.pictures} after={after.pictures} />}
      {rows.map((row) => (
        <div key={row.label} className="grid gap-1">
          <p className="type-small text-muted">{row.label}</p>
          <div className="max-h-48 overflow-y-auto type-ui">
            <WordDiff before={row.before} after={row.after} />
          </div>
        </div>
      ))}
    </>
  );
}
