import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, use } from "react";
import { useIsExpected } from "../../lib/session/use-me.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";

/** Visitors need nothing of it. */
const AccountMenu = lazy(() => import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })));
const Face = () => <div className="size-8 rounded-full bg-surface-2" />;

/** The right end of the navbar: who is here, and the one thing they most likely want next. Its width is the same from the first frame on. */
export function Account({ isRowFull }: { isRowFull: boolean }) {
  const { user } = useSession();
  const isExpected = useIsExpected();
  if (!user && !isExpected) return <Entry />;
  return (
    <div className="ml-1 flex items-center gap-2">
      {user && <Next me={user} isRowFull={isRowFull} />}
      <Suspense fallback={<Face />}>{user ? <AccountMenu me={user} /> : <Face />}</Suspense>
    </div>
  );
}

/** There is room for one of the two at most; the account menu has both, on every screen. */
function Next({ me, isRowFull }: { me: Me; isRowFull: boolean }) {
  const { flags } = useSession();
  const { enterAdmin } = use(Slots);
  if (can(me, "admin") && leadsSomewhere("/admin", me, flags))
    return (
      <button type="button" className={buttonStyle("secondary", "medium", "max-xl:hidden")} onClick={enterAdmin}>
        <Icon name="shield-check" className="text-ok" />
        Admin Dashboard
        {!flags.includes("mfaBypass") && <span className="type-label text-ok">MFA Protected</span>}
      </button>
    );
  const next = can(me, "creator")
    ? ({ to: "/dashboard", label: "View Dashboard" } as const)
    : ({ to: "/become-a-creator", label: "Become a Creator" } as const);
  if (isRowFull || !leadsSomewhere(next.to, me, flags)) return null;
  return (
    <Link to={next.to as string} className={buttonStyle("secondary", "medium", "max-[1439px]:hidden")}>
      {next.label}
    </Link>
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
