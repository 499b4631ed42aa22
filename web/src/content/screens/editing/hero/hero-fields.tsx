import { HERO_BOUNDS, HERO_DEFAULTS, HERO_LIMITS, type HeroPage, IMAGE_POSITIONS, IMAGE_SCALES } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import type { ReactNode } from "react";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import { Slider } from "../../../../ui/controls/slider.tsx";
import { Switch } from "../../../../ui/controls/switch.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import type { DocumentForm } from "../../../data/use-document-form.ts";
import { fieldName } from "../field-names.ts";
import { BannerPicture } from "./banner-picture.tsx";

interface Props {
  form: DocumentForm<Hero>;
  live: Hero;
  page: HeroPage;
  isLocked: boolean;
}

type TextField = "title" | "subtitle" | "primaryButtonText" | "secondaryButtonText";
const MOST: Record<TextField, number> = {
  title: HERO_LIMITS.TITLE,
  subtitle: HERO_LIMITS.SUBTITLE,
  primaryButtonText: HERO_LIMITS.BUTTON,
  secondaryButtonText: HERO_LIMITS.BUTTON,
};
const SCALE_NAMES: Record<(typeof IMAGE_SCALES)[number], string> = { cover: "Cover", contain: "Contain", auto: "Auto" };
const SCALE_HELP: Record<string, string> = {
  cover: "Fills the banner, edges may be cut.",
  contain: "Shows the whole picture.",
  auto: "As large as the picture is.",
};
const NUMBERS = ["brightness", "contrast", "saturation", "blur"] as const;

/** All fourteen fields of a banner (spec 1 §3). */
export function HeroFields({ form, live, page, isLocked }: Props) {
  const { fields, set } = form;
  const changedMark = (field: keyof Hero) =>
    fields[field] !== live[field] && (
      <button
        type="button"
        disabled={isLocked}
        className="touch-target type-small text-sky underline-offset-2 hover:underline"
        aria-label={`${fieldName(field)} changed, take back what's live`}
        onClick={() => set({ [field]: live[field] } as Partial<Hero>)}
      >
        changed
      </button>
    );
  const text = (field: TextField) => ({
    value: fields[field],
    maxLength: MOST[field],
    disabled: isLocked,
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value } as Partial<Hero>),
  });
  const aside = (field: TextField) => (
    <span className="inline-flex gap-2">
      {changedMark(field)}
      {`${[...fields[field]].length}/${MOST[field]}`}
    </span>
  );
  const number = (field: (typeof NUMBERS)[number] | "overlayOpacity") => {
    const [min, max] = HERO_BOUNDS[field];
    const textOf = (value: number) => (field === "blur" ? `${value} px` : `${value}%`);
    return (
      <NumberRow key={field} label={fieldName(field)} mark={changedMark(field)} value={textOf(fields[field])}>
        {isLocked ? null : (
          <Slider
            label={fieldName(field)}
            value={fields[field]}
            min={min}
            max={max}
            step={1}
            tick={HERO_DEFAULTS[field]}
            textOf={textOf}
            onChange={(value) => set({ [field]: Math.round(value) } as Partial<Hero>)}
          />
        )}
      </NumberRow>
    );
  };
  return (
    <section aria-label="Banner" className="grid gap-5 rounded-md border border-line bg-surface-1 p-5">
      <div className="grid grid-cols-1 gap-1">
        <Switch
          label={`Shown on the ${page} page`}
          help="Off: the page starts with its heading."
          isOn={fields.isActive}
          disabled={isLocked}
          onChange={(isActive) => set({ isActive })}
        />
        {changedMark("isActive")}
      </div>
      <hr className="border-line" />
      <Field label="Title" aside={aside("title")}>
        <Input {...text("title")} />
      </Field>
      <Field label="Subtitle" aside={aside("subtitle")}>
        <Textarea rows={3} className="min-h-20" {...text("subtitle")} />
      </Field>
      <Field label="Primary button" aside={aside("primaryButtonText")}>
        <Input {...text("primaryButtonText")} />
      </Field>
      <Field label="Secondary button" aside={aside("secondaryButtonText")}>
        <Input {...text("secondaryButtonText")} />
      </Field>
      <hr className="border-line" />
      <BannerPicture
        url={fields.backgroundImage}
        mark={changedMark("backgroundImage")}
        isLocked={isLocked}
        onChange={(backgroundImage) => set({ backgroundImage })}
      />
      <div className="grid grid-cols-1 gap-2">
        <p className="flex justify-between gap-3 type-ui">Scale {changedMark("imageScale")}</p>
        <SegmentedControl
          label="Scale"
          isWide
          value={fields.imageScale}
          options={IMAGE_SCALES.map((value) => ({ value: value as string, label: SCALE_NAMES[value], disabled: isLocked }))}
          onChange={(imageScale) => set({ imageScale })}
        />
        <p className="type-small text-muted">{SCALE_HELP[fields.imageScale] ?? `Set to “${fields.imageScale}” earlier.`}</p>
      </div>
      <Positions
        value={fields.imagePosition}
        mark={changedMark("imagePosition")}
        isLocked={isLocked}
        onChange={(imagePosition) => set({ imagePosition })}
      />
      <hr className="border-line" />
      {NUMBERS.map(number)}
      <hr className="border-line" />
      <div className="grid grid-cols-1 gap-2">
        <Field label="Overlay colour" aside={changedMark("overlayColor")}>
          <Input
            type="color"
            className="p-1"
            value={/^#[\da-f]{6}$/i.test(fields.overlayColor) ? fields.overlayColor : "#000000"}
            disabled={isLocked}
            onChange={({ target }) => set({ overlayColor: target.value })}
          />
        </Field>
        <span className="type-small text-muted tabular-nums">{fields.overlayColor}</span>
      </div>
      {number("overlayOpacity")}
    </section>
  );
}

function NumberRow({ label, mark, value, children }: { label: string; mark: ReactNode; value: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 type-ui">
        {label}
        <span className="inline-flex items-baseline gap-2 tabular-nums">
          {mark}
          {value}
        </span>
      </div>
      {children}
    </div>
  );
}

interface PositionsProps {
  value: string;
  mark: ReactNode;
  isLocked: boolean;
  onChange: (value: string) => void;
}

/** Nine places of a picture, as radios: arrow keys walk them. */
function Positions({ value, mark, isLocked, onChange }: PositionsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 flex w-full justify-between gap-3 type-ui">Position {mark}</legend>
      <div className="grid w-36 grid-cols-3 gap-1">
        {IMAGE_POSITIONS.map((place) => (
          <label
            key={place}
            className="touch-target grid h-8 place-items-center rounded-xs border border-line bg-surface-2 has-checked:border-ember has-checked:bg-ember-soft has-focus-visible:outline-2 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name="image-position"
              className="sr-only"
              aria-label={place === "center center" ? "centre" : place}
              checked={value === place}
              disabled={isLocked}
              onChange={() => onChange(place)}
            />
            <span aria-hidden="true" className="size-1.5 rounded-full bg-muted" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
