import { doorOf } from "@blenda/domain/access/door";
import type { Screen } from "@blenda/domain/access/screen";
import { leadsSomewhere } from "@blenda/domain/navigation";
import type { QueryClient } from "@tanstack/react-query";
import { createRoute, notFound, type RouteComponent, redirect } from "@tanstack/react-router";
import type { AddressParams } from "../lib/page/address.ts";
import { sessionQuery } from "../lib/session/session.ts";
import { FORBIDDEN } from "./current-screen.ts";
import { refusalPage } from "./refusal-page.tsx";
import { rootRoute } from "./root.tsx";

/** Any text: the shell names them before their screens exist. */
const LOGIN: string = "/login";
const ACCOUNT_SUSPENDED: string = "/account-suspended";
const BECOME_A_CREATOR: string = "/become-a-creator";

interface View {
  component: RouteComponent;
  /** The screen's one question, asked while its code is still on the way, and again when the address asks for something else. */
  ask?: (cache: QueryClient, at: { params: Readonly<Record<string, string>>; search: AddressParams }) => unknown;
}

function makeRoute<const Path extends string>(path: Path, screen: Screen, { component, ask }: View) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { screen },
    component,
    // Its own, so that its match is the one marked as missing: see current-screen.ts.
    notFoundComponent: refusalPage(screen),
    beforeLoad: async ({ context, location }) => {
      const { user, flags, suspension } = await context.queryClient.ensureQueryData(sessionQuery);
      if (suspension && !screen.isOpenToSuspended) throw redirect({ to: ACCOUNT_SUSPENDED, replace: true });
      const door = doorOf(screen, user, flags);
      if (door === "open") return;
      if (door === "signed-out") throw redirect({ to: LOGIN, search: { redirect: location.href } as never, replace: true });
      if (door === "not-a-creator" && leadsSomewhere(BECOME_A_CREATOR, user, flags))
        throw redirect({ to: BECOME_A_CREATOR, replace: true });
      throw door === "forbidden" ? notFound({ data: FORBIDDEN }) : notFound();
    },
    loaderDeps: ({ search }) => search,
    // Not waited for, and no matter if it fails: the screen asks again itself.
    loader: ({ context, params, deps }) => {
      const asked = ask?.(context.queryClient, { params: params as Record<string, string>, search: deps });
      void Promise.resolve(asked).catch(() => {});
    },
  });
}

/**
 * Screens of the staff areas ask by themselves once their door is open: what is asked before, also when a link is only pointed at,
 * would be answered with the question for a factor; and every visitor would load their questions with the routes.
 */
type ViewOf<Of extends Screen> = Of["area"] extends "admin" | "editor" ? View & { ask?: never } : View;

/** Keyed by path, which no two domains share. */
type RoutesOf<Screens extends Record<string, Screen>> = {
  [Name in keyof Screens as Screens[Name]["path"]]: ReturnType<typeof makeRoute<Screens[Name]["path"]>>;
};

/**
 * A domain's screen table turned into routes. The literal paths survive as types, so a link to an unknown path or without
 * its parameter does not compile. Aliases become routes too, but are never linked to, so the types leave them out.
 */
export function screenRoutes<const Screens extends Record<string, Screen>>(
  screens: Screens,
  views: { [Name in keyof Screens]: ViewOf<Screens[Name]> },
): RoutesOf<Screens> {
  const routes = Object.entries(screens).flatMap(([name, screen]) =>
    [screen.path, ...(screen.also ?? [])].map((path) => [path, makeRoute(path, screen, views[name] as View)] as const),
  );
  return Object.fromEntries(routes) as unknown as RoutesOf<Screens>;
}
