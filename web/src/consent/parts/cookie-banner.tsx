import { EVERYTHING, ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import { consentTexts } from "@blenda/domain/consent/texts";
import { Link, useLocation } from "@tanstack/react-router";
import { Button } from "../../ui/controls/button.tsx";
import { choose, showConsentDialog } from "../data/consent.ts";

/** Where people work for hours, and buttons stand at the lower edge. */
const WORKING = /^\/(dashboard|admin|content-editor)(\/|$)/;

/** Not modal: the page stays usable, and saying no takes as many presses as saying yes. In working areas it is one thin line. */
export function CookieBanner() {
  const isThin = WORKING.test(useLocation().pathname);
  const size = isThin ? "small" : "medium";
  return (
    <section
      aria-label={consentTexts.title}
      data-print="hidden"
      data-docked
      className="sticky bottom-(--tray) z-40 order-last border-t border-line-strong bg-surface-1 shadow-raised appear"
    >
      <div className={`page flex flex-wrap items-center gap-x-8 ${isThin ? "gap-y-1.5 py-1.5" : "gap-y-4 py-4"}`}>
        <div className={isThin ? "min-w-0 flex-1" : "min-w-64 flex-1"}>
          <h2 className={isThin ? "type-small font-semibold" : "type-h3"}>{consentTexts.title}</h2>
          <p className={isThin ? "sr-only" : "mt-1 max-w-[52rem] type-small text-muted"}>
            {consentTexts.question}{" "}
            <Link to="/legal/cookie-policy" className="link-inline whitespace-nowrap">
              {consentTexts.policy}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          <Button size={size} kind="quiet" onClick={() => showConsentDialog("detailed")}>
            {consentTexts.customize}
          </Button>
          <Button size={size} onClick={() => choose(ONLY_ESSENTIAL)}>
            {consentTexts.rejectAll}
          </Button>
          <Button size={size} onClick={() => choose(EVERYTHING)}>
            {consentTexts.acceptAllCookies}
          </Button>
        </div>
      </div>
    </section>
  );
}
