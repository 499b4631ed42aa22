import { SCORE_COSTS } from "@blenda/domain/catalogue/constants";
import { FILE_CHECK } from "../anchors.ts";

/** What is measured, and how many points each kind of problem takes. */
export function ScoreCosts() {
  return (
    <div className="grid gap-3 p-4 type-small">
      <p className="type-ui font-semibold text-text">How the score adds up</p>
      <p className="text-muted">Every file starts at 100. Each kind of problem we find takes points off once, however often it occurs.</p>
      <dl className="divide-y divide-line border-y border-line">
        {SCORE_COSTS.map(({ about, flaws, least, most }) => (
          <div key={about} className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
            <dt className="font-semibold text-text">{about}</dt>
            <dd className="row-span-2 text-muted tabular-nums">
              −{least} to −{most}
            </dd>
            <dd className="text-muted">{flaws}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">Notes cost nothing. Open edges are one: a leaf or a curtain is open on purpose.</p>
      <a href={`#${FILE_CHECK}`} className="link justify-self-start">
        See what we found in this file
      </a>
    </div>
  );
}
