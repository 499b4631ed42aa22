import type { Screen } from "@blenda/domain/access/screen";
import { lazy, Suspense } from "react";
import { isForbidden } from "./current-screen.ts";
import { NotFound } from "./not-found.tsx";

/** Most visitors never meet it. */
const NoAccess = lazy(() => import("./no-access.tsx").then((module) => ({ default: module.NoAccess })));

/** What stands in the place of a screen that did not open. */
export const refusalPage = (screen: Screen) =>
  function RefusalPage(refused: { data?: unknown }) {
    if (!isForbidden(refused)) return <NotFound />;
    return (
      <Suspense>
        <NoAccess screen={screen} />
      </Suspense>
    );
  };
