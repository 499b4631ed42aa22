import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { DEFAULT_SETTINGS, settingsDiff } from "@blenda/domain/generator/rules";
import { generatorTexts } from "@blenda/domain/generator/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { saveFile } from "../../lib/page/save-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import type { SettingsLearner } from "../data/settings-query.ts";
import { ChangeLines } from "./change-line.tsx";

export function ExportSettings() {
  const { act, isActing } = useAct(api.generator.exportFile, {
    learn: ({ name, json }) => saveFile(name, json, "application/json"),
  });
  return (
    <Button icon="download" isBusy={isActing} onClick={() => act(undefined)}>
      Export
    </Button>
  );
}

export function ResetSettings({ settings, learn }: { settings: GeneratorSettings; learn: SettingsLearner }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.generator.reset, { done: () => generatorTexts.wasReset, learn });
  const close = () => setAsking(false);
  const changes = settingsDiff(settings, DEFAULT_SETTINGS);
  return (
    <>
      <Button icon="rotate-ccw" disabled={changes.length === 0} onClick={() => setAsking(true)}>
        Reset to defaults
      </Button>
      {isAsking && (
        <ConfirmDialog
          question="Reset to defaults?"
          label="Reset"
          isBusy={isActing}
          onYes={() => act(undefined, { onSettled: close })}
          onClose={close}
        >
          <p className="mb-3">These settings change right away for everyone. Earlier versions are kept, so you can go back.</p>
          <ChangeLines changes={changes} />
        </ConfirmDialog>
      )}
    </>
  );
}
