import { lazy, Suspense } from "react";
import { useConsent } from "./consent.ts";

/** Fetched when somebody opens it: most people answer the banner. */
const CookieViews = lazy(() => import("./cookie-views.tsx").then((part) => ({ default: part.CookieViews })));

export function CookieDialog() {
  const { view } = useConsent();
  return view === "closed" ? null : (
    <Suspense>
      <CookieViews />
    </Suspense>
  );
}
