import { can } from "@blenda/domain/access/can";
import type { Session } from "@blenda/domain/identity/model";
import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../lib/session/session.ts";
import type { AdminTools } from "./tools.ts";

declare global {
  interface Window {
    blendaAdmin?: AdminTools;
  }
}

/**
 * Puts the console tools within reach while an admin is here and their flag is on (spec 2 §6); for everybody else they do not even
 * travel. They can do nothing that a screen could not: the server guards each call.
 */
export function offerConsoleTools(cache: QueryClient): void {
  const [path] = sessionQuery.queryKey;
  const follow = () => void put(() => isFor(cache.getQueryData(sessionQuery.queryKey)));
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && String(query.queryKey[0]) === String(path)) follow();
  });
  follow();
}

const isFor = (session: Session | undefined): boolean => session?.flags.includes("adminTools") === true && can(session.user, "admin");

async function put(isOffered: () => boolean): Promise<void> {
  const tools = isOffered() ? await import("./tools.ts") : null;
  // Asked again: the admin may have left while they were on the way.
  if (tools && isOffered()) window.blendaAdmin = tools.adminTools;
  else delete window.blendaAdmin;
}
