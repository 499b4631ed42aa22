import type { SettingsPage } from "@blenda/domain/generator/model";
import { settingsDiff } from "@blenda/domain/generator/rules";
import { useState } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { draftOf, faultsIn, settingsIn } from "./setting-labels.ts";
import { learnSettings, type SettingsLearner } from "./settings-query.ts";

const KEPT_AS = "generator.settings";

/**
 * What is typed stands on the version it was typed over. As long as nothing is typed, that is the newest; after that a newer
 * one of another admin waits until the reader has looked at it, and what they typed stays.
 */
export function useSettingsDraft(newest: SettingsPage) {
  const [base, setBase] = useState(newest);
  const typing = useDraft(draftOf(base.settings), faultsIn, KEPT_AS);
  const isBehind = newest.version > base.version;
  if (isBehind && !typing.isChanged) setBase(newest);

  const wanted = { ...settingsIn(typing.draft), isEmergency: base.settings.isEmergency };
  const faults = faultsIn(typing.draft);
  const changes = settingsDiff(base.settings, wanted);
  /** Our own commands are no surprise: what is typed goes on over their outcome. */
  const learn: SettingsLearner = (page, cache) => {
    learnSettings(page, cache);
    setBase(page);
  };
  return {
    ...typing,
    base,
    wanted,
    changes,
    faultCount: Object.values(faults).filter(Boolean).length,
    isFaulty: (name: string) => Boolean(faults[name as keyof typeof faults]),
    /** What others did meanwhile, newest first. */
    meanwhile: isBehind && typing.isChanged ? newest.versions.filter(({ version }) => version > base.version) : [],
    catchUp: () => setBase(newest),
    learn,
  };
}
export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
