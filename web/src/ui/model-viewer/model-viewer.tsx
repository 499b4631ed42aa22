import { type ReactNode, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Pressable } from "../layout/pressable.tsx";
import { stageStyle } from "../stage-style.ts";
import { countText } from "./count-text.ts";
import type { Fit } from "./engine/framing.ts";
import { isMapLook, LOOK_TEXTS, type LookName } from "./look-names.ts";
import { type LookPictures, LookStrip } from "./look-strip.tsx";
import { ModelStage } from "./model-stage.tsx";
import { useModelViewer } from "./use-model-viewer.ts";
import { viewerKeys } from "./viewer-keys.ts";

interface Props {
  /** What it shows, in a few words. */
  label: string;
  /** A binary glTF; without one there are only the pictures. */
  url: string | null;
  /** Rendered pictures of the same view: what stands there until the model does, and all there is where no model can be drawn. */
  pictures: LookPictures;
  stageHue: number | null;
  fit: Fit;
  /** Triangles of the file it shows, said in the lower left corner. */
  triangles?: number | null;
  /** The edges of the file, for a wireframe of more than its preview. */
  wireUrl?: string | null;
  /** What else the corner says. */
  more?: string | undefined;
  /** It was opened to be turned: no press is waited for. */
  isAsked?: boolean;
  /** A line below, beside the choice of maps. */
  note?: ReactNode;
}

/** A model that can be turned and looked at in every way. Until it is drawn its poster stands there, in the same place and size. */
export function ModelViewer(props: Props) {
  const { label, url, pictures, stageHue, fit, triangles = null, wireUrl = null, more, isAsked = false, note } = props;
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const file = { triangles, wireUrl, hasWirePicture: pictures.wireframe !== undefined };
  const state = useModelViewer({ root, box, url, fit, isAsked, file });
  const { viewer, look, isWhole } = state;
  const { wear, onKeyDown } = viewerKeys(state, pictures);
  const maps = viewer?.maps ?? [];
  const drawn = viewer?.triangles ?? null;
  const facts = [triangles !== null && countText({ file: triangles, drawn, look, wire: state.wire }), more].filter(Boolean).join(" · ");
  return (
    <Pressable
      ref={root}
      onKeyDown={onKeyDown}
      style={stageStyle(stageHue)}
      className={classNames("grid gap-2 md:gap-2.5", isWhole && "grid-rows-[minmax(0,1fr)_auto] bg-bg p-2")}
    >
      <ModelStage
        box={box}
        label={label}
        help={help}
        pictures={pictures}
        fit={fit}
        state={state}
        facts={facts}
        canOpen={url !== null}
        isPictured={look === "wireframe" && state.wire === "picture"}
      />
      <div data-print="hidden" className={classNames("grid gap-2.5", !isWhole && "max-md:px-4")}>
        <LookStrip pictures={pictures} look={look} onChoose={wear} hasPoster={state.hasPoster} isLive={viewer !== null} />
        {!isWhole && (note || maps.length > 0) && (
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="type-small text-muted">{note}</p>
            {maps.length > 0 && <MapChoice maps={maps} look={look} onChoose={wear} />}
          </div>
        )}
      </div>
      <p id={help} className="sr-only">
        Arrow keys turn the model, plus and minus zoom, 0 brings it back, 1 to 5 choose a look.
      </p>
    </Pressable>
  );
}

function MapChoice({ maps, look, onChoose }: { maps: readonly LookName[]; look: LookName; onChoose: (look: LookName) => void }) {
  return (
    <label className="touch-target flex items-center gap-2 type-small text-muted">
      Channel
      <select
        value={isMapLook(look) ? look : "lit"}
        onChange={({ target }) => onChoose(target.value as LookName)}
        className="h-8 rounded-xs border border-line-strong bg-surface-1 px-2 type-small text-text"
      >
        <option value="lit">All</option>
        {maps.map((map) => (
          <option key={map} value={map}>
            {LOOK_TEXTS[map]}
          </option>
        ))}
      </select>
    </label>
  );
}
