import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";
import { AccountMenu } from "./account-menu.tsx";

/** Somebody who is here: their menu, and before it what they most likely want next. */
export function Member({ me }: { me: Me }) {
  const { flags } = useSession();
  const { enterAdmin } = use(Slots);
  // There is room for one of the two; the account menu has both, on every screen.
  const isAdmin = can(me, "admin") && leadsSomewhere("/admin", me, flags);
  const next = can(me, "creator")
    ? ({ to: "/dashboard", label: "View Dashboard" } as const)
    : ({ to: "/become-a-creator", label: "Become a Creator" } as const);
  return (
    <div className="ml-1 flex items-center gap-2">
      {isAdmin && (
        <button type="button" className={buttonStyle("secondary", "medium", "max-xl:hidden")} onClick={enterAdmin}>
          <Icon name="shield-check" className="text-ok" />
          Admin Dashboard
          {!flags.includes("mfaBypass") && <span className="type-label text-ok">MFA Protected</span>}
        </button>
      )}
      {!isAdmin && leadsSomewhere(next.to, me, flags) && (
        <Link to={next.to as string} className={buttonStyle("secondary", "medium", "max-xl:hidden")}>
          {next.label}
        </Link>
      )}
      <AccountMenu me={me} />
    </div>
  );
}
