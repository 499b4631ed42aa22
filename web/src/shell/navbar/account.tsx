import { can } from "@blenda/domain/access/can";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { Link, useLocation } from "@tanstack/react-router";
import { use } from "react";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";
import { AccountMenu } from "./account-menu.tsx";

/** The right end of the navbar: who is here, and the one thing they most likely want next. */
export function Account() {
  const { user, flags } = useSession();
  const { enterAdmin } = use(Slots);
  if (!user) return <Entry />;
  const next = can(user, "creator")
    ? ({ to: "/dashboard", label: "View Dashboard" } as const)
    : ({ to: "/become-a-creator", label: "Become a Creator" } as const);
  return (
    <div className="ml-1 flex items-center gap-2">
      {can(user, "admin") && leadsSomewhere("/admin", user, flags) && (
        <button type="button" className={buttonStyle("secondary", "medium", "max-xl:hidden")} onClick={enterAdmin}>
          <Icon name="shield-check" className="text-ok" />
          Admin Dashboard
          {!flags.includes("mfaBypass") && <span className="type-label text-ok">MFA Protected</span>}
        </button>
      )}
      {leadsSomewhere(next.to, user, flags) && (
        <Link to={next.to as string} className={buttonStyle("secondary", "medium", "max-lg:hidden")}>
          {next.label}
        </Link>
      )}
      <AccountMenu me={user} />
    </div>
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
