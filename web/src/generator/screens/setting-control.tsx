import { useId } from "react";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FormatsSetting, FormSetting, MessageSetting, NumberSetting, YesSetting } from "../data/setting-list.ts";
import type { SettingsDraft } from "../data/use-settings-draft.ts";

interface Props<Setting extends FormSetting> {
  setting: Setting;
  draft: SettingsDraft;
  /** Something else moves it at the moment. */
  isHeld: boolean;
}

const HELD = "Held by emergency mode.";

export function SettingControl({ setting, ...rest }: Props<FormSetting>) {
  if (setting.kind === "yes") return <Yes setting={setting} {...rest} />;
  if (setting.kind === "number") return <Figure setting={setting} {...rest} />;
  return setting.kind === "formats" ? <Formats setting={setting} {...rest} /> : <Message setting={setting} {...rest} />;
}

function Yes({ setting: { name, label, help, isWide }, draft, isHeld }: Props<YesSetting>) {
  const id = useId();
  return (
    <div className={isWide ? "sm:col-span-2" : ""}>
      <Checkbox
        name={name}
        checked={draft.draft[name] === "true"}
        disabled={isHeld}
        aria-describedby={id}
        onChange={({ target }) => draft.set(name, String(target.checked))}
      >
        {label}
      </Checkbox>
      <p id={id} className="pl-7.5 type-small text-muted">
        {isHeld ? HELD : help}
      </p>
    </div>
  );
}

function Figure({ setting: { name, label, help, unit }, draft }: Props<NumberSetting>) {
  return (
    <Field
      label={
        <>
          {label}
          <span className="sr-only"> ({unit})</span>
        </>
      }
      help={help}
      error={draft.errors[name]}
    >
      <span className="relative">
        <Input {...draft.control(name)} inputMode="decimal" autoComplete="off" className="pr-36 tabular-nums" />
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center type-small text-muted">
          {unit}
        </span>
      </span>
    </Field>
  );
}

function Formats({ setting: { name, label, help, choices }, draft }: Props<FormatsSetting>) {
  const id = useId();
  const error = draft.errors[name];
  const chosen = draft.draft[name].split(",").filter(Boolean);
  const toggle = (choice: string, isOn: boolean) =>
    draft.set(name, choices.filter((one) => (one === choice ? isOn : chosen.includes(one))).join(","));
  return (
    <fieldset aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`}>
      <legend className="type-ui">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map((choice, at) => (
          <Checkbox
            key={choice}
            // Only the first carries the name: that is where the keyboard goes when none is chosen.
            {...(at === 0 && { name })}
            checked={chosen.includes(choice)}
            onChange={({ target }) => toggle(choice, target.checked)}
          >
            {choice}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {error}
        </p>
      )}
      <p id={`${id}-help`} className="mt-1 type-small text-muted">
        {help}
      </p>
    </fieldset>
  );
}

function Message({ setting: { name, label, help, most }, draft, isHeld }: Props<MessageSetting>) {
  const length = [...draft.draft[name].trim()].length;
  return (
    <div className="sm:col-span-2">
      <Field
        label={label}
        help={isHeld ? HELD : help}
        error={draft.errors[name]}
        aside={
          <span className={length > most ? "text-bad" : undefined}>
            {length}/{most}
            <span className="sr-only"> characters</span>
          </span>
        }
      >
        <Textarea {...draft.control(name)} rows={3} disabled={isHeld} />
      </Field>
    </div>
  );
}
