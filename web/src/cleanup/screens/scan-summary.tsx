import type { Scan } from "@blenda/domain/cleanup/model";
import { cleanupTexts } from "@blenda/domain/cleanup/texts";
import { exact } from "../../lib/text/numbers.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { InfoMark } from "../../ui/feedback/info-mark.tsx";

/** How many of each kind the scan found, and why some kinds never have any. */
export function ScanSummary({ scan: { at, by, provider, isLive, kinds } }: { scan: Scan }) {
  return (
    <section aria-label="Last scan" className="grid grid-cols-1 gap-4">
      <p className="type-small text-muted">
        Scanned {momentOf(at)} by {by || "someone who left"}. Provider: {provider}, {isLive ? "live key" : "no live key"}.
      </p>
      {isLive && (
        <Alert tone="info" title="A live key is in use.">
          {cleanupTexts.leave.live} Nothing at the provider is touched.
        </Alert>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
        {kinds.map(({ kind, count, isCut, note }) => (
          <div key={kind} className="grid content-start gap-1 bg-surface-1 p-4 last:col-span-2 sm:last:col-span-3 lg:last:col-span-2">
            <dt className="flex items-start justify-between gap-2 type-small text-muted">
              {cleanupTexts.kinds[kind].name}
              <InfoMark of={cleanupTexts.kinds[kind].name} means={cleanupTexts.kinds[kind].about} />
            </dt>
            <dd className="type-h2 tabular-nums">
              {exact(count)}
              {isCut && "+"}
            </dd>
            {note && <dd className="type-small text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
