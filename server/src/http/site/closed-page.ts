import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import { doorOf } from "@blenda/domain/access/door";
import { screenAt } from "@blenda/domain/access/screen";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { allScreens } from "@blenda/domain/screens";
import type { Services } from "../../platform/requests/procedure.ts";
import { forbiddenHead, type Head, missingHead } from "./head.ts";

/** The pages of the working areas. Every other page answers everybody alike. */
const guarded = allScreens.filter(({ area }) => !can(null, AREAS[area]));

/**
 * The answer in place of a page of the working areas to a visitor who may not open it; `null` where it opens. While it
 * cannot be looked up who asks, the page opens and finds out itself.
 */
export async function closedPage(services: Services, url: string, cookies: string | undefined): Promise<Head | { to: string } | null> {
  const found = screenAt(guarded, url.split(/[?#]/, 1)[0] as string);
  if (!found) return null;
  const { flags, site, log } = services;
  try {
    const { actor } = await services.identify(cookies);
    const door = doorOf(found.screen, actor, flags);
    if (door === "open") return null;
    if (door === "signed-out") return { to: `/login?redirect=${encodeURIComponent(url)}` };
    if (door === "not-a-creator" && leadsSomewhere("/become-a-creator", actor, flags)) return { to: "/become-a-creator" };
    return door === "forbidden" ? forbiddenHead(site.url) : missingHead(site.url);
  } catch (error) {
    log.warnOnceAMinute("it could not be looked up who asks for a page", error);
    return null;
  }
}
