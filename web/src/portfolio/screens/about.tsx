import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import type { ReactNode } from "react";
import { dayOf } from "../../lib/text/time.ts";
import { Paragraphs } from "../../ui/layout/paragraphs.tsx";
import { OutsideLinks } from "./outside-links.tsx";

export function About({ page: { header, joinedAt, displayName } }: { page: PortfolioPage }) {
  return (
    <div className="grid gap-8 pt-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div>
        {header.bio ? <Paragraphs text={header.bio} /> : <p className="text-muted">{displayName} has not written about themselves yet.</p>}
      </div>
      <dl className="grid content-start divide-y divide-line border-y border-line">
        {header.isAvailable && <Line label="Work">Available for work</Line>}
        {header.location && <Line label="Location">{header.location}</Line>}
        {header.skills.length > 0 && <Line label="Skills">{header.skills.join(", ")}</Line>}
        {header.software.length > 0 && <Line label="Software">{header.software.join(", ")}</Line>}
        {header.links.length > 0 && (
          <Line label="Elsewhere">
            <OutsideLinks links={header.links} />
          </Line>
        )}
        <Line label="Joined">{dayOf(joinedAt)}</Line>
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="type-ui wrap-anywhere">{children}</dd>
    </div>
  );
}
