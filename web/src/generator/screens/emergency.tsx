import type { SettingsPage } from "@blenda/domain/generator/model";
import { useState } from "react";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import type { SettingsLearner } from "../data/settings-query.ts";
import { EmergencyOffDialog, EmergencyOnDialog } from "./emergency-dialogs.tsx";

/** Off, a quiet line with the switch; on, impossible to overlook. */
export function Emergency({ page, learn }: { page: SettingsPage; learn: SettingsLearner }) {
  const [isAsking, setAsking] = useState(false);
  const { isEmergency } = page.settings;
  const Ask = isEmergency ? EmergencyOffDialog : EmergencyOnDialog;
  return (
    <>
      {isEmergency ? <On page={page} onTurnOff={() => setAsking(true)} /> : <Off onTurnOn={() => setAsking(true)} />}
      {isAsking && <Ask settings={page.settings} learn={learn} onClose={() => setAsking(false)} />}
    </>
  );
}

function On({ page: { settings, versions }, onTurnOff }: { page: SettingsPage; onTurnOff: () => void }) {
  const since = versions.find(({ kind }) => kind === "emergency_on");
  return (
    <Alert tone="bad" title="Emergency mode is on. Nobody can generate.">
      <p className="wrap-anywhere">People read: {settings.maintenanceMessage}</p>
      {since && (
        <p className="mt-1 tabular-nums">
          Since {momentOf(since.at)}
          {since.authorName && `, by ${since.authorName}`}
        </p>
      )}
      <Button kind="danger" size="small" className="mt-3" onClick={onTurnOff}>
        Turn emergency mode off
      </Button>
    </Alert>
  );
}

function Off({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <section
      aria-labelledby="emergency-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface-1 px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="emergency-title" className="type-ui font-semibold">
          Emergency mode
        </h2>
        <p className="mt-0.5 type-small text-muted">Closes the generator for everyone right away and returns all reserved tokens.</p>
      </div>
      <Button kind="danger" icon="circle-alert" onClick={onTurnOn}>
        Turn on
      </Button>
    </section>
  );
}
