import { lackOf } from "@blenda/domain/access/lack";
import { canOpen, type Screen, screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { SIDEBARS, sidebarOf } from "@blenda/domain/sidebars";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../ui/controls/button.tsx";
import { useSession } from "./use-session.ts";

/** Tells one of our own people what they lack for this page, whom to ask, and leads back to what they may open. */
export function NoAccess({ screen }: { screen: Screen }) {
  const { user } = useSession();
  const { need, ask } = lackOf(screen, user);
  const { path, label } = useWayBack(screen);
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">403</p>
      <h1 className="type-h1">You don't have access to {screen.head.title}</h1>
      <p className="max-w-prose type-body font-semibold">{need}</p>
      <p className="max-w-prose text-muted">{ask}</p>
      <Link to={path} className={buttonStyle("primary", "large", "mt-2")}>
        {label}
      </Link>
    </div>
  );
}

/** The first line of a sidebar they may open: the one they are in, then any other. */
function useWayBack({ area }: Screen): { path: string; label: string } {
  const { user, flags } = useSession();
  if (area === "dashboard" && user?.isCreatorSuspended) return { path: "/become-a-creator", label: "See why" };
  const areas = [area, "admin", "editor"].filter((name): name is keyof typeof SIDEBARS => name in SIDEBARS);
  const lines = areas.flatMap((name) => sidebarOf(name, user, flags)).flatMap(({ items }) => items);
  const line = lines.find(({ path }) => {
    const found = screenAt(allScreens, path);
    return found !== null && canOpen(found.screen, user, flags);
  });
  return line ? { path: line.path, label: `Back to ${line.label}` } : { path: "/", label: "Go Home" };
}
