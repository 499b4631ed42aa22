import type { Lookalike, ReportCase } from "@blenda/domain/reports/model";
import { useState } from "react";
import { dayOf } from "../../../lib/text/time.ts";
import { Pair } from "../../../product/pair/pair.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import type { LookName } from "../../../ui/model-viewer/look-names.ts";

const LOOKS = [
  { value: "lit", label: "Lit" },
  { value: "wireframe", label: "Wireframe" },
  { value: "uv", label: "UV" },
] as const satisfies readonly { value: LookName; label: string }[];

/** Two files that may be one: turned together, and compared by what was measured. */
export function SideBySide({ found: { seen, lookalikes } }: { found: ReportCase }) {
  const [look, setLook] = useState<LookName>("lit");
  const [chosen, setChosen] = useState(lookalikes[0]?.id);
  const other = lookalikes.find(({ id }) => id === chosen) ?? lookalikes[0];
  if (!other) return null;
  const canTurn = seen.modelUrl !== null && other.modelUrl !== null;
  return (
    <section aria-labelledby="side-by-side" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <h2 id="side-by-side" className="type-h3">
          Side by side
        </h2>
        {canTurn && <SegmentedControl label="Look" value={look} options={LOOKS} onChange={setLook} />}
      </div>
      {lookalikes.length > 1 && (
        <div className="px-5 pb-4">
          <Select aria-label="Compare with" value={other.id} onChange={({ target }) => setChosen(target.value)}>
            {lookalikes.map(({ id, title, shop }) => (
              <option key={id} value={id}>
                {title} by {shop}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Pair
        key={other.id}
        mode="side"
        look={look}
        before={{ label: "Reported", url: seen.modelUrl, wireUrl: null, picture: seen.pictureUrl }}
        after={{
          label: other.since ? `On Blenda since ${dayOf(other.since)}` : other.title,
          url: other.modelUrl,
          wireUrl: null,
          picture: other.pictureUrl,
        }}
        stageHue={other.stageHue}
      />
      <Facts other={other} />
    </section>
  );
}

function Facts({ other: { title, shop, path, percent, facts } }: { other: Lookalike }) {
  return (
    <div className="px-5 py-4">
      <p className="mb-3 type-small text-muted">
        {path ? (
          <a href={path} target="_blank" rel="noreferrer" className="link-inline">
            {title}
          </a>
        ) : (
          title
        )}{" "}
        by {shop}, {percent}% alike
      </p>
      {facts.length > 0 && (
        <table className="w-full type-ui tabular-nums">
          <thead className="type-small text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                Measured from the files
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Reported
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Original
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                <span className="sr-only">Compared</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {facts.map(({ label, reported, original, isSame }) => (
              <tr key={label}>
                <th scope="row" className="py-2.5 text-left font-normal text-muted">
                  {label}
                </th>
                <td className="py-2.5 text-right font-semibold">{reported}</td>
                <td className="py-2.5 text-right font-semibold">{original}</td>
                <td className={`py-2.5 pl-4 text-right type-small ${isSame ? "font-semibold text-bad" : "text-muted"}`}>
                  {isSame ? "= same" : "differs"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
