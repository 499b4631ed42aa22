import type { Screen } from "@blenda/domain/access/screen";
import { lazy, Suspense } from "react";
import { isForbidden } from "./current-screen.ts";
import { NotFound } from "./not-found.tsx";

/** Most visitors never meet them. */
const NoAccess = lazy(() => import("./no-access.tsx").then((module) => ({ default: module.NoAccess })));

const ListedNotice = lazy(() => import("./listed-notice.tsx").then((module) => ({ default: module.ListedNotice })));

/** What stands in the place of a screen that did not open. */
export const refusalPage = (screen: Screen) =>
  function RefusalPage(refused: { data?: unknown }) {
    const page = isForbidden(refused) ? <NoAccess screen={screen} /> : <NotFound />;
    return (
      <Suspense>
        {screen.area === "admin" && <ListedNotice />}
        {page}
      </Suspense>
    );
  };
