import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  title: string;
  /** One or two sentences about what happens here. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page with one thing to do, usually reached from a mail. */
export function NarrowPage({ title, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // When one step gives way to the next, the control that had the focus is gone: the new title takes it and is read out.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className="page py-12 lg:py-20">
      <div className="mx-auto max-w-100">
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
          {title}
        </h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
