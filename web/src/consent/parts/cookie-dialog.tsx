import { consentCategoryTexts } from "@blenda/domain/consent/category-texts";
import { CONSENT_CATEGORIES } from "@blenda/domain/consent/constants";
import type { ConsentPreferences } from "@blenda/domain/consent/model";
import { EVERYTHING, ONLY_ESSENTIAL } from "@blenda/domain/consent/rules";
import { consentTexts } from "@blenda/domain/consent/texts";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { choose, showConsentDialog } from "../data/consent.ts";

/** Two views in one dialog: the short answer, and one switch per category. */
export function CookieDialog({ view, before }: { view: "simple" | "detailed"; before: ConsentPreferences | null }) {
  const close = () => showConsentDialog("closed");
  return view === "simple" ? <Simple onClose={close} /> : <Detailed before={before ?? ONLY_ESSENTIAL} onClose={close} />;
}

function Simple({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={consentTexts.dialogTitle}
      actions={
        <>
          <Button kind="quiet" onClick={() => showConsentDialog("detailed")}>
            {consentTexts.customizeSettings}
          </Button>
          <Button onClick={() => choose(ONLY_ESSENTIAL)}>{consentTexts.rejectAll}</Button>
          <Button onClick={() => choose(EVERYTHING)}>{consentTexts.acceptAllCookies}</Button>
        </>
      }
    >
      <p className="text-muted">{consentTexts.question}</p>
    </Dialog>
  );
}

function Detailed({ before, onClose }: { before: ConsentPreferences; onClose: () => void }) {
  const [draft, setDraft] = useState(before);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={consentTexts.dialogTitle}
      actions={
        <>
          <Button onClick={() => choose(EVERYTHING)}>{consentTexts.acceptAll}</Button>
          <Button kind="primary" onClick={() => choose(draft)}>
            {consentTexts.savePreferences}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {CONSENT_CATEGORIES.map((category) => (
          <Switch
            key={category}
            {...consentCategoryTexts[category]}
            isOn={draft[category]}
            disabled={category === "essential"}
            onChange={(isOn) => setDraft({ ...draft, [category]: isOn })}
          />
        ))}
      </div>
    </Dialog>
  );
}
