import { useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { SegmentedControl } from "../controls/segmented-control.tsx";
import { Pressable } from "../layout/pressable.tsx";
import { stageStyle } from "../stage-style.ts";
import { countText } from "./count-text.ts";
import { isMapLook, LOOK_TEXTS, PICTURED_LOOKS } from "./look-names.ts";
import { ModelStage } from "./model-stage.tsx";
import { useModelViewer } from "./use-model-viewer.ts";
import { viewerKeys } from "./viewer-keys.ts";

interface Props {
  /** What it shows, in a few words. */
  label: string;
  /** A binary glTF. */
  url: string;
  posterUrl: string | null;
  stageHue: number | null;
  triangles: number | null;
  /** It was opened to be turned: no press is waited for. */
  isAsked: boolean;
}

const LOOKS = PICTURED_LOOKS.map((look) => ({ value: look, label: look === "uv" ? "UV" : LOOK_TEXTS[look] }));

/** A model among other things of a page: exactly as high as its picture, with everything it can do on the stage itself. */
export function InlineViewer({ label, url, posterUrl, stageHue, triangles, isAsked }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const pictures = posterUrl ? { lit: posterUrl } : {};
  const state = useModelViewer({
    root,
    box,
    url,
    fit: "whole",
    isAsked,
    file: { triangles, wireUrl: null, hasWirePicture: false },
  });
  const { viewer, look, hasScale, isWhole } = state;
  const { wear, onKeyDown } = viewerKeys(state, pictures);
  // The lower edge is taken by what the model is measured against, or by the controls of its movement.
  const isRaised = hasScale || (viewer?.clips.length ?? 0) > 0;
  return (
    <Pressable
      ref={root}
      onKeyDown={onKeyDown}
      style={stageStyle(stageHue)}
      className={classNames("relative", isWhole && "grid grid-rows-[minmax(0,1fr)] bg-bg p-2")}
    >
      <ModelStage box={box} label={label} help={help} pictures={pictures} fit="whole" state={state} facts="" canOpen isPictured={false} />
      {viewer && (
        <div data-print="hidden" className={classNames("absolute left-3 max-md:hidden", isRaised ? "bottom-18" : "bottom-3")}>
          <SegmentedControl label="Look" value={isMapLook(look) ? "lit" : look} options={LOOKS} onChange={wear} />
        </div>
      )}
      {triangles !== null && !isRaised && (
        <p className="pointer-events-none absolute right-3 bottom-3 rounded-xs bg-bg px-2 py-1 type-small text-muted tabular-nums">
          {countText({ file: triangles, drawn: viewer?.triangles ?? null, look, wire: state.wire })}
        </p>
      )}
      <p id={help} className="sr-only">
        Arrow keys turn the model, plus and minus zoom, 0 brings it back, 1 to 5 choose a look.
      </p>
    </Pressable>
  );
}
