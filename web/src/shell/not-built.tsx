import { plannedAt } from "@blenda/domain/sidebars";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../ui/controls/button.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { useSession } from "./use-session.ts";

/**
 * In a panel's addresses: one that is meant to be something says that it isn't yet, to those who may enter the panel, with the way back.
 */
export function NotBuilt({ address }: { address: string }) {
  const { user } = useSession();
  const planned = plannedAt(address, user);
  if (!planned) return <NothingHere />;
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted">{planned.label}</p>
      <h1 className="type-h1">This page isn't built yet</h1>
      <p className="max-w-prose text-muted">It will stand at this address once it's there. Nothing of yours is lost.</p>
      {/* Any text: the panel's first page is a screen of another domain. */}
      <Link to={planned.home.path as string} className={buttonStyle("primary", "large", "mt-2")}>
        Back to {planned.home.label}
      </Link>
    </div>
  );
}
