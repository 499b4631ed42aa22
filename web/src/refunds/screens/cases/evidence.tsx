import type { Evidence as Gathered, RefundCase } from "@blenda/domain/refunds/cases/model";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Tag, type TagTone } from "../../../ui/tag.tsx";

/** Gathered by itself. */
export function Evidence({ found: { evidence } }: { found: RefundCase }) {
  const { downloads, spec, checks, policy, overlap } = evidence;
  return (
    <>
      <DrawerSection title="Handed out" aside="Our own record">
        <Downloads downloads={downloads} />
      </DrawerSection>
      {spec && (
        <DrawerSection title="Bought and today" aside={`${spec.boughtVersion || "–"} → ${spec.todayVersion ?? "gone"}`}>
          <Spec spec={spec} />
        </DrawerSection>
      )}
      <DrawerSection title="File check" aside={checks.score === null ? "Not measured" : `Score ${checks.score} of 100`}>
        <Checks findings={checks.findings} />
      </DrawerSection>
      <DrawerSection title="Connected?">
        <ul className="grid gap-2 type-ui">
          <Overlap what="Same network" at={overlap.network} />
          <Overlap what="Same device" at={overlap.device} />
          <li className="flex justify-between gap-4">
            <span className="text-muted">Same card</span>
            {overlap.card ? <Tag tone="warn">Yes</Tag> : "No"}
          </li>
        </ul>
      </DrawerSection>
      <DrawerSection title="Policy in force">
        <ul className="grid list-disc gap-1.5 pl-5 type-small text-muted">
          {policy.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DrawerSection>
    </>
  );
}

function Downloads({ downloads }: Pick<Gathered, "downloads">) {
  if (downloads.length === 0) return <p className="text-muted">Nothing was downloaded or opened.</p>;
  return (
    <ul className="divide-y divide-line">
      {downloads.map(({ what, kind, version, count, firstAt, lastAt }) => (
        <li key={`${kind} ${what} ${firstAt}`} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
          <span className="flex justify-between gap-4 type-ui">
            <span className="min-w-0 break-words">{kind === "lesson" ? `Lesson: ${what}` : what}</span>
            <span className="whitespace-nowrap tabular-nums">{count} ×</span>
          </span>
          <span className="type-small text-muted">
            {version && `${version}, `}
            {count > 1 ? `${momentOf(firstAt)}, last ${momentOf(lastAt)}` : momentOf(firstAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Spec({ spec: { differences, isRewritten, todayVersion } }: { spec: NonNullable<Gathered["spec"]> }) {
  return (
    <div className="grid gap-3">
      {isRewritten && <p className="text-bad">The version they bought no longer says what it said at the purchase.</p>}
      {differences.length === 0 ? (
        <p className="text-muted">{todayVersion === null ? "It isn't in the catalogue anymore." : "None of the measured facts differ."}</p>
      ) : (
        <table className="w-full type-ui tabular-nums">
          <thead className="type-small text-muted">
            <tr>
              <th scope="col" className="py-1 text-left font-normal">
                Measured
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                Bought
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                Today
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {differences.map(({ label, bought, today }) => (
              <tr key={label}>
                <th scope="row" className="py-2 text-left font-normal text-muted">
                  {label}
                </th>
                <td className="py-2 pl-3 text-right break-all">{bought}</td>
                <td className="py-2 pl-3 text-right font-semibold break-all">{today}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const LEVEL_TONES: Record<Gathered["checks"]["findings"][number]["level"], TagTone> = { block: "bad", warn: "warn", info: "neutral" };

function Checks({ findings }: Pick<Gathered["checks"], "findings">) {
  if (findings.length === 0) return <p className="text-muted">The check of the version they bought found nothing.</p>;
  return (
    <ul className="grid gap-2">
      {findings.map(({ level, message }) => (
        <li key={message} className="flex items-baseline gap-3">
          <Tag tone={LEVEL_TONES[level]}>{level}</Tag>
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}

const Overlap = ({ what, at }: { what: string; at: string | null }) => (
  <li className="flex justify-between gap-4">
    <span className="text-muted">{what}</span>
    {at ? <Tag tone="warn">Yes, {dayOf(at)}</Tag> : "No"}
  </li>
);
