import type { CaseReport, ReportCase } from "@blenda/domain/reports/model";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useState } from "react";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Lightbox } from "../../../ui/feedback/lightbox.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** Everybody who said something is wrong, with what they showed. */
export function WhoReported({ found: { reports } }: { found: ReportCase }) {
  return (
    <Panel title="Who reported" aside={<p className="type-small text-muted">names stay hidden from the author</p>}>
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-3 first:pt-0 last:pb-0">
            <Report report={report} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How often they were right before. */
function recordOf({ sent, upheld }: NonNullable<CaseReport["reporter"]>): string {
  if (sent <= 1) return "first report";
  return upheld === 0 ? `${sent} reports` : `${upheld} of ${sent} reports upheld`;
}

function Report({ report: { reporter, reason, detail, links, claim, pictures, createdAt } }: { report: CaseReport }) {
  const name = reporter?.name ?? "Former member";
  return (
    <div className="flex gap-3">
      <Avatar name={name} src={reporter?.avatarUrl ?? null} size={32} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2 type-ui">
          <span className="font-semibold">{name}</span>
          <span className="type-small text-muted">{reporter && recordOf(reporter)}</span>
          <time dateTime={createdAt} title={momentOf(createdAt)} className="ml-auto type-small text-muted">
            {agoOf(createdAt)}
          </time>
        </p>
        <p className="type-small text-muted">{reportTexts.reasons[reason]}</p>
        <p className="whitespace-pre-line wrap-anywhere text-muted">{detail ? `“${detail}”` : "no words"}</p>
        {links.length > 0 && (
          <ul className="grid gap-0.5 type-small">
            {links.map((link) => (
              <li key={link} className="truncate">
                <a href={link} target="_blank" rel="noreferrer nofollow" className="link-inline">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        )}
        {claim && (
          <dl className="grid gap-1 rounded-sm border border-line p-3 type-small">
            <Fact label="Copyright notice by">{claim.name}</Fact>
            <Fact label="For">{claim.rightsHolder}</Fact>
            <Fact label="Work">{claim.work}</Fact>
          </dl>
        )}
        <Evidence pictures={pictures} />
      </div>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="flex gap-2">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

function Evidence({ pictures }: { pictures: CaseReport["pictures"] }) {
  const [at, setAt] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ id, url }, place) => (
          <li key={id}>
            <button type="button" className="block overflow-hidden rounded-xs bg-stage" onClick={() => setAt(place)}>
              <img src={url} alt={`Evidence ${place + 1}`} width={72} height={72} className="size-18 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={pictures.map(({ url }, place) => ({ url, alt: `Evidence ${place + 1}`, caption: "", width: 1600, height: 1200 }))}
        at={at}
        onGo={setAt}
      />
    </>
  );
}
