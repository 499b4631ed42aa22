import { useId } from "react";
import { classNames } from "../class-names.ts";
import { Kbd } from "../kbd.tsx";
import { LOOK_TEXTS, type LookName, PICTURED_LOOKS, type PicturedLook } from "./look-names.ts";

export type LookPictures = Readonly<Partial<Record<PicturedLook, string>>>;

/** Where five stand beside each other on a phone. */
const SHORT_TEXTS: Partial<Record<PicturedLook, string>> = { wireframe: "Wire", uv: "UV" };

interface Props {
  pictures: LookPictures;
  look: LookName;
  onChoose: (look: PicturedLook) => void;
  /** The large picture is there; the small ones wait for it. */
  hasPoster: boolean;
  /** Without a live model only what there are pictures of can be shown. */
  isLive: boolean;
}

/** Ways to look at the model, each a picture of this very one. They are radios underneath, so arrow keys work as everywhere. */
export function LookStrip({ pictures, look, onChoose, hasPoster, isLive }: Props) {
  const name = useId();
  const shown = PICTURED_LOOKS.filter((one) => isLive || pictures[one]);
  if (shown.length < 2) return null;
  // Without a picture of each the names alone are enough; empty frames would look broken.
  const isPlain = shown.some((one) => !pictures[one]);
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-2">
      <legend className="sr-only">Look</legend>
      {shown.map((one) => (
        <label
          key={one}
          className={classNames(
            "relative grid min-w-0 overflow-hidden rounded-sm bg-stage text-muted transition-colors hover:text-text",
            isPlain ? "h-11" : "h-18 md:h-26",
            "has-checked:text-text has-checked:shadow-[inset_0_0_0_2px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky",
          )}
        >
          <input type="radio" name={name} className="sr-only" checked={look === one} onChange={() => onChoose(one)} />
          {!isPlain && hasPoster && pictures[one] && (
            <img
              src={pictures[one]}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              decoding="async"
              className="pointer-events-none absolute -top-0.5 left-1/2 h-14 w-auto max-w-none -translate-x-1/2 md:top-1 md:right-1 md:left-auto md:h-21 md:translate-x-0"
            />
          )}
          <span aria-hidden="true" className={classNames("absolute left-2 hidden md:block", isPlain ? "top-3" : "top-2")}>
            <Kbd>{PICTURED_LOOKS.indexOf(one) + 1}</Kbd>
          </span>
          <span
            className={classNames(
              "truncate text-center type-label",
              isPlain ? "self-center px-1 md:pl-9 md:text-left" : "absolute inset-x-1 bottom-1 md:inset-x-2.5 md:bottom-2 md:text-left",
            )}
          >
            <span className="md:hidden">{SHORT_TEXTS[one] ?? LOOK_TEXTS[one]}</span>
            <span className="max-md:hidden">{LOOK_TEXTS[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
