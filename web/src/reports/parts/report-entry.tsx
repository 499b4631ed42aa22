import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ReportDialogProps } from "./report-dialog.tsx";

const Dialog = lazy(() => import("./report-dialog.tsx").then((module) => ({ default: module.ReportDialog })));

/** The dialog for menus that keep their own state; its code comes when it is opened. */
export function ReportLater(props: ReportDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

interface Props extends Omit<ReportDialogProps, "onClose"> {
  /** The maker of it: nobody reports themselves. */
  ownerId: string;
}

/** For pages without a menu. Visitors log in first and come back. */
export function ReportButton({ ownerId, ...target }: Props) {
  const me = useMe();
  const here = useLocation({ select: ({ href }) => href });
  const [isOpen, setOpen] = useState(false);
  if (me?.id === ownerId) return null;
  const look = buttonStyle("quiet", "small");
  const label = (
    <>
      <Icon name="flag" />
      Report
    </>
  );
  if (!me)
    return (
      <Link to="/login" search={{ redirect: here }} data-print="hidden" className={look}>
        {label}
      </Link>
    );
  return (
    <>
      <button type="button" data-print="hidden" className={look} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <ReportLater {...target} onClose={() => setOpen(false)} />}
    </>
  );
}
