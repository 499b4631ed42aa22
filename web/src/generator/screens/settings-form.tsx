import { generatorTexts } from "@blenda/domain/generator/texts";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { type FormName, SETTING_GROUPS, type SettingGroup } from "../data/setting-list.ts";
import { settingsQuery } from "../data/settings-query.ts";
import type { SettingsDraft } from "../data/use-settings-draft.ts";
import { PricePreview } from "./price-preview.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SettingControl } from "./setting-control.tsx";

/** Emergency mode moves these by itself, and its switch moves them back. */
const HELD_IN_EMERGENCY: readonly FormName[] = ["maintenanceMode", "textGenerationEnabled", "imageGenerationEnabled", "maintenanceMessage"];

export function SettingsForm({ draft }: { draft: SettingsDraft }) {
  const { form, base, wanted, changes, submit, clear, refuse, learn } = draft;
  const cache = useQueryClient();
  const { act, isActing, error } = useAct(api.generator.update, { done: () => generatorTexts.updated, learn, isToldInPlace: true });
  const save = () =>
    act(
      { basedOn: base.version, changes: Object.fromEntries(changes.map(({ name, after }) => [name, after])) },
      {
        onSuccess: clear,
        onError: (refusal) => {
          if (codeOf(refusal) === "GENERATOR_SETTINGS_CHANGED") void cache.invalidateQueries(settingsQuery);
          if (codeOf(refusal) === "GENERATOR_PROMPT_BOUNDS") refuse({ promptMinCharacters: `${refusal.message}.` });
        },
      },
    );
  return (
    <form ref={form} noValidate aria-label="Settings" className="grid grid-cols-1 gap-5" onSubmit={submit(save)}>
      {SETTING_GROUPS.map((group) => (
        <Group key={group.id} group={group} draft={draft}>
          {group.id === "price" && <PricePreview now={base.settings} wanted={draft.faultCount === 0 ? wanted : base.settings} />}
        </Group>
      ))}
      {draft.isChanged && <SaveBar draft={draft} isSaving={isActing} error={error} />}
    </form>
  );
}

function Group({
  group: { id, title, about, settings },
  draft,
  children,
}: {
  group: SettingGroup;
  draft: SettingsDraft;
  children: ReactNode;
}) {
  const isHeld = (name: FormName) => draft.base.settings.isEmergency && HELD_IN_EMERGENCY.includes(name);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-md border border-line bg-surface-1 p-5 md:p-6">
      <h2 id={`${id}-title`} className="type-h3">
        {title}
      </h2>
      <p className="mt-1 type-small text-muted">{about}</p>
      <div className="mt-5 grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {settings.map((setting) => (
          <SettingControl key={setting.name} setting={setting} draft={draft} isHeld={isHeld(setting.name)} />
        ))}
      </div>
      {children}
    </section>
  );
}
