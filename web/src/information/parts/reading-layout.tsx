import type { ReactNode } from "react";
import { Contents, type Entry } from "./contents.tsx";

interface ReadingLayoutProps {
  title: string;
  /** What the page is about, and whatever stands above its text. */
  children: ReactNode;
  sections: readonly Entry[];
  text: ReactNode;
}

/** One column of a comfortable width, and beside it a list of what is in it. */
export function ReadingLayout({ title, children, sections, text }: ReadingLayoutProps) {
  return (
    <div className="page py-10 md:grid md:grid-cols-[11rem_minmax(0,68ch)] md:gap-x-10 lg:grid-cols-[15rem_minmax(0,68ch)] lg:gap-x-16 lg:py-16 print:block print:py-0">
      <header className="md:col-start-2">
        <h1 className="type-h1">{title}</h1>
        {children}
      </header>
      {sections.length > 0 && <Contents sections={sections} />}
      <div className="md:col-start-2">{text}</div>
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-4 text-lg leading-7 text-pretty text-muted">{children}</p>;
}
