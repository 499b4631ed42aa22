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
    <div className="grid lg:-mb-16 lg:min-h-[calc(100dvh-var(--nav-h))] lg:grid-cols-[minmax(26rem,5fr)_minmax(0,7fr)]">
      {/* Not centred: what appears above the fields must not move the title. */}
      <div className="px-(--gutter) py-10 lg:pt-[max(3rem,13vh)] lg:pb-16">
        <div className="mx-auto w-full max-w-100">
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
    <div aria-hidden="true" className="overflow-clip bg-stage [--h:220] max-lg:hidden">
      <div className="sticky top-(--nav-h) grid h-[calc(100dvh-var(--nav-h))] max-h-225 grid-cols-1 place-items-center">
        <img src="/hero/objects/lighthouse.webp" alt="" width={640} height={480} className="h-auto w-225 max-w-none" />
      </div>
    </div>
  );
}
