import { can } from "@blenda/domain/access/can";
import { readOfPerson } from "@blenda/domain/audit/access";
import { Link } from "@tanstack/react-router";
import { EntriesOf } from "../../../audit/parts/entries-of.tsx";
import { useMe } from "../../../lib/session/use-me.ts";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";

/** What our own people decided about this person: account, application, what they sell, and for admins what they are paid. */
export function Trail({ userId }: { userId: string }) {
  const me = useMe();
  if (!can(me, readOfPerson)) return null;
  const all = can(me, "admin") && (
    <Link to="/admin/system" search={{ tab: "audit", target: userId }} className="link">
      All<span className="sr-only"> about this person</span>
    </Link>
  );
  return (
    <DrawerSection title="Audit" aside={all}>
      <EntriesOf kind="user" id={userId} />
    </DrawerSection>
  );
}
