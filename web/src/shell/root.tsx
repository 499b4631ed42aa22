import type { Screen } from "@blenda/domain/access/screen";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, Outlet } from "@tanstack/react-router";
import { use } from "react";
import type { AddressParams } from "../lib/page/address.ts";
import { useCurrentScreen } from "./current-screen.ts";
import { ErrorPage } from "./error-page.tsx";
import { AreaLayout } from "./layouts/area-layout.tsx";
import { NotFound } from "./not-found.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { Slots } from "./slots.tsx";
import { Toasts } from "./toasts.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  validateSearch: (asked): AddressParams => asked as AddressParams,
  errorComponent: ErrorPage,
});

/**
 * Every address that is no screen's, also one below a screen's: they stand beside each other, none inside another, and the
 * router left to itself would show the nearest.
 */
export const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: "$", component: NotFound });

/** Every screen hangs directly below the root; its area decides the layout, and staying in an area keeps it mounted. */
function Root() {
  const { question, notices } = use(Slots);
  const screen = useCurrentScreen();
  return (
    <>
      <SkipLink to="main" label="Skip to content" />
      {screen?.skip && <SkipLink {...screen.skip} />}
      {question}
      <RouteAnnouncer />
      <OfflineNotice />
      <AreaLayout>
        <Outlet />
      </AreaLayout>
      {notices}
      <Toasts />
    </>
  );
}

function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a
      href={`#${to}`}
      data-print="hidden"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ember px-4 py-3 type-ui font-semibold text-on-ember focus:translate-y-0"
    >
      {label}
    </a>
  );
}
