import { utcDay } from "@blenda/domain/shared/language/formats";
import type { ReactNode } from "react";
import { prose } from "./prose.ts";
import { Lead, ReadingLayout } from "./reading-layout.tsx";

export interface Section {
  /** The part of the address after `#`. Links from outside rely on it: change the title, keep the id. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ArticleProps {
  title: string;
  lead: ReactNode;
  /** The day the words last changed, `2026-11-15`; legal pages say it. */
  updated?: string;
  sections: readonly Section[];
}

/** A long read made of sections that can be linked to. */
export function Article({ title, lead, updated, sections }: ArticleProps) {
  const text = sections.map(({ id, title, body }) => (
    <section key={id} id={id} className="mt-12">
      <h2 className="type-h2 break-after-avoid">{title}</h2>
      <div className={prose}>{body}</div>
    </section>
  ));
  return (
    <ReadingLayout title={title} sections={sections} text={text}>
      <Lead>{lead}</Lead>
      {updated && <LastUpdated day={updated} />}
    </ReadingLayout>
  );
}

function LastUpdated({ day }: { day: string }) {
  return (
    <p className="mt-4 type-small text-faint">
      Last updated <time dateTime={day}>{utcDay(day)}</time>
    </p>
  );
}
