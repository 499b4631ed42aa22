import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { NothingHere } from "./nothing-here.tsx";

/** Most visitors never come there. */
const NotBuilt = lazy(() => import("./not-built.tsx").then((module) => ({ default: module.NotBuilt })));

const PANEL = /^\/(admin|dashboard|content-editor)\//;

/** Nothing at this address; in the panels perhaps not yet. */
export function NotFound() {
  const address = useRouterState({ select: ({ location }) => location.pathname });
  if (!PANEL.test(address)) return <NothingHere />;
  return (
    <Suspense>
      <NotBuilt address={address} />
    </Suspense>
  );
}
