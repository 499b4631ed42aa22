import { EVERYTHING, ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import { consentTexts } from "@blenda/domain/consent/texts";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/controls/button.tsx";
import { choose, showConsentDialog } from "../data/consent.ts";

/** Not modal: the page stays usable, and saying no takes as many presses as saying yes. */
export function CookieBanner() {
  return (
    <section
      aria-label={consentTexts.title}
      data-print="hidden"
      data-docked
      className="sticky bottom-(--tray) z-40 order-last border-t border-line-strong bg-surface-1 shadow-raised appear"
    >
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-4 py-4">
        <div className="min-w-64 flex-1">
          <h2 className="type-h3">{consentTexts.title}</h2>
          <p className="mt-1 max-w-[52rem] type-small text-muted">
            {consentTexts.question}{" "}
            <Link to="/legal/cookie-policy" className="link-inline whitespace-nowrap">
              {consentTexts.policy}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          <Button kind="quiet" onClick={() => showConsentDialog("detailed")}>
            {consentTexts.customize}
          </Button>
          <Button onClick={() => choose(ONLY_ESSENTIAL)}>{consentTexts.rejectAll}</Button>
          <Button onClick={() => choose(EVERYTHING)}>{consentTexts.acceptAllCookies}</Button>
        </div>
      </div>
    </section>
  );
}
