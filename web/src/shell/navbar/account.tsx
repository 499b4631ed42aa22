import { leadsSomewhere } from "@blenda/domain/navigation";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { useSession } from "../use-session.ts";

/** Visitors need nothing of it. */
const Member = lazy(() => import("./member.tsx").then((module) => ({ default: module.Member })));

/** The right end of the navbar: who is here, and the one thing they most likely want next. */
export function Account() {
  const { user } = useSession();
  if (!user) return <Entry />;
  return (
    <Suspense fallback={<div className="ml-1 size-8 rounded-full bg-surface-2" />}>
      <Member me={user} />
    </Suspense>
  );
}

/** Signed out. Both ways in bring people back to where they were. */
function Entry() {
  const { flags } = useSession();
  const here = useLocation({ select: ({ href }) => href });
  const back = { redirect: here } as never;
  if (!leadsSomewhere("/login", null, flags)) return null;
  return (
    <div className="ml-1 flex items-center gap-2 max-sm:hidden">
      <Link to={"/login" as string} search={back} className={buttonStyle("quiet")}>
        Log in
      </Link>
      {leadsSomewhere("/signup", null, flags) && (
        <Link to={"/signup" as string} search={back} className={buttonStyle("secondary")}>
          Sign up
        </Link>
      )}
    </div>
  );
}
