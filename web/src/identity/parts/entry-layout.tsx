import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The form at the left; at the right, where there is room, what people come here for. */
export function EntryLayout({ title, lead, children }: Props) {
  return (
    <div className="-mb-16 grid min-h-[calc(100dvh-var(--nav-h))] lg:grid-cols-[minmax(26rem,5fr)_minmax(0,7fr)]">
      <div className="flex flex-col px-(--gutter) py-10 lg:py-12">
        <div className="mx-auto my-auto w-full max-w-100">
          <h1 className="type-h1">{title}</h1>
          <p className="mt-2 text-muted">{lead}</p>
          {children}
          <p className="mt-8 type-small text-muted">
            By continuing you accept the{" "}
            <Link to="/legal/terms-of-service" className="link-inline">
              Terms of Service
            </Link>{" "}
            and{" "}
            <Link to="/legal/privacy-policy" className="link-inline">
              Privacy Policy
            </Link>
            .
          </p>
        </div>
      </div>
      <Stage />
    </div>
  );
}

/** Decoration: nothing here is needed to get in. */
function Stage() {
  return (
    <div aria-hidden="true" className="bg-stage [--h:220] max-lg:hidden">
      <div className="sticky top-(--nav-h) grid h-[calc(100dvh-var(--nav-h))] max-h-225 place-items-center p-8">
        <img src="/hero/objects/lighthouse.webp" alt="" width={640} height={480} className="h-auto w-full max-w-180" />
      </div>
    </div>
  );
}
