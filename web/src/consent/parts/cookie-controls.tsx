import { Button } from "../../ui/controls/button.tsx";
import { askAgain, showConsentDialog, useConsent } from "../data/consent.ts";

/** For pages about privacy: look at the choice again, or take it back. */
export function CookieControls() {
  const { preferences } = useConsent();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => showConsentDialog("simple")}>Cookie preferences</Button>
      {preferences && (
        <Button kind="quiet" onClick={askAgain}>
          Ask me again
        </Button>
      )}
    </div>
  );
}
