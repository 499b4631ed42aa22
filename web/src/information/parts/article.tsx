import type { ReactNode } from "react";
import { Contents } from "./contents.tsx";
import { prose } from "./prose.ts";

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

/** A long read: one column of a comfortable width, and beside it a list of what is in it. */
export function Article({ title, lead, updated, sections }: ArticleProps) {
  return (
    <div className="page py-10 lg:grid lg:grid-cols-[15rem_minmax(0,68ch)] lg:gap-x-16 lg:py-16 print:block print:py-0">
      <header className="lg:col-start-2">
        <h1 className="type-h1 text-balance">{title}</h1>
        <p className="mt-4 text-lg leading-7 text-pretty text-muted">{lead}</p>
        {updated && <LastUpdated day={updated} />}
      </header>
      <Contents sections={sections} />
      <div className="lg:col-start-2">
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className="mt-12">
            <h2 className="type-h2 break-after-avoid text-balance">{title}</h2>
            <div className={prose}>{body}</div>
          </section>
        ))}
      </div>
    </div>
  );
}

const inFull = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function LastUpdated({ day }: { day: string }) {
  return (
    <p className="mt-4 type-small text-faint">
      Last updated <time dateTime={day}>{inFull.format(new Date(day))}</time>
    </p>
  );
}
