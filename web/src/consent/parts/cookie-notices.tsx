import { lazy, Suspense } from "react";
import { later } from "../../lib/clock/later.ts";
import { useConsent } from "../data/consent.ts";
import { CookieBanner } from "./cookie-banner.tsx";

const loadDialog = () => import("./cookie-dialog.tsx");
later(loadDialog);
const CookieDialog = lazy(() => loadDialog().then((part) => ({ default: part.CookieDialog })));

/** The question everybody is asked once, and the dialog only few of them open. */
export function CookieNotices() {
  const { preferences, view } = useConsent();
  if (view === "closed") return preferences ? null : <CookieBanner />;
  return (
    <Suspense>
      <CookieDialog view={view} before={preferences} />
    </Suspense>
  );
}
