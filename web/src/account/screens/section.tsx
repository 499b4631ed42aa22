import { createContext, type ReactNode, use } from "react";

/** Which of the sections is on show: all of them beside their list, one of them or none on a phone. */
export const OpenSection = createContext<string | null>("all");

export const isShown = (open: string | null, id: string): boolean => open === "all" || open === id;

interface Props {
  id: string;
  title: string;
  /** What this is for, in a sentence. */
  about: string;
  children: ReactNode;
}

/** One part of the settings, with the address its link in the list points to. */
export function Section({ id, title, about, children }: Props) {
  if (!isShown(use(OpenSection), id)) return null;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-md border border-line bg-surface-1 p-5 outline-none max-lg:scroll-mt-33 md:p-6"
    >
      <h2 id={`${id}-title`} className="type-h3">
        {title}
      </h2>
      <p className="mt-1 type-small text-muted">{about}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}

/** Something with a name and a few words at the left, and what can be done about it at the right. */
export function Row({ icon, title, text, children }: { icon?: ReactNode; title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-52 gap-3">
        {icon}
        <div className="min-w-0">
          <p className="type-ui font-semibold wrap-anywhere">{title}</p>
          {text && <p className="mt-0.5 type-small wrap-anywhere text-muted">{text}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
