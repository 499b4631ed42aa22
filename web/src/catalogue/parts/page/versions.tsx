import type { ProductPage } from "@blenda/domain/catalogue/model";
import { dayOf } from "../../../lib/text/time.ts";
import { Tag } from "../../../ui/tag.tsx";

type Version = ProductPage["version"];

/** Buyers get every new version; here is what each one brought. */
export function Versions({ version, earlier }: { version: Version; earlier: readonly Version[] }) {
  return (
    <section>
      <h2 className="mb-4 type-h2">Versions</h2>
      <ol className="divide-y divide-line border-y border-line">
        <VersionLine version={version} isCurrent />
        {earlier.map((one) => (
          <VersionLine key={one.number} version={one} />
        ))}
      </ol>
    </section>
  );
}

function VersionLine({ version: { number, releasedAt, changes }, isCurrent = false }: { version: Version; isCurrent?: boolean }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <p className="flex items-center gap-2 type-ui font-semibold tabular-nums">
        {number}
        {isCurrent && <Tag>Current</Tag>}
      </p>
      <div>
        <p className="type-small text-muted">{dayOf(releasedAt)}</p>
        {changes && <p className="mt-1 whitespace-pre-line">{changes}</p>}
      </div>
    </li>
  );
}
