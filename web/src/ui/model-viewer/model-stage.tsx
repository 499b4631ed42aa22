import { lazy, type MouseEvent, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Pressable } from "../layout/pressable.tsx";
import type { Fit } from "./engine/framing.ts";
import { isMapLook, type LookName } from "./look-names.ts";
import type { LookPictures } from "./look-strip.tsx";
import type { ViewerState } from "./use-model-viewer.ts";
import { ViewerStatus } from "./viewer-status.tsx";
import { LIGHTS, ViewerTools } from "./viewer-tools.tsx";

/** Few models move. */
const ClipControls = lazy(() => import("./clip-controls.tsx").then((module) => ({ default: module.ClipControls })));

interface Props {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  /** Id of the words that tell the keys. */
  help: string;
  pictures: LookPictures;
  fit: Fit;
  state: ViewerState;
  facts: string;
  canOpen: boolean;
  /** The picture says more than what is drawn. */
  isPictured: boolean;
}

/** Where the model stands: the picture, the model over it, and what can be done with it. */
export function ModelStage({ box, label, help, pictures, fit, state, facts, canOpen, isPictured }: Props) {
  const [isFocused, setFocused] = useState(false);
  const { phase, viewer, isWhole } = state;
  const isLive = viewer !== null;
  /** Something to hold only once the model is there. */
  const handle = {
    role: "application",
    "aria-label": `${label}, 3D model`,
    "aria-describedby": help,
    tabIndex: 0,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  const isWaiting = canOpen && phase === "poster";
  const isByKey = useRef(false);
  const open = ({ detail }: MouseEvent) => {
    isByKey.current = detail === 0;
    state.open();
  };
  // The pressed button is gone by now: the keyboard goes on at the model.
  useEffect(() => {
    if (isLive && isByKey.current) box.current?.focus();
  }, [isLive, box]);
  const isClipped = isLive && viewer.clips.length > 0;
  return (
    <div
      className={classNames(
        "relative overflow-hidden bg-stage md:rounded-md",
        isWhole ? "min-h-0" : classNames("md:aspect-3/2", fit === "tall" ? "aspect-6/7" : "aspect-4/3"),
      )}
    >
      <Poster
        pictures={pictures}
        look={state.look}
        fit={fit}
        label={label}
        isHidden={isLive && !isPictured}
        onShown={() => state.setHasPoster(true)}
      />
      <Pressable
        ref={box}
        {...(isLive ? handle : {})}
        onClick={isWaiting ? open : undefined}
        className={classNames(
          "absolute inset-0 -outline-offset-2 md:rounded-md print:hidden",
          isLive && "cursor-grab active:cursor-grabbing",
          isWaiting && "cursor-pointer",
          !isLive && !isWaiting && "pointer-events-none",
          isPictured && "opacity-0",
          isWhole ? "touch-none" : "touch-pan-y",
        )}
      />
      <ViewerStatus phase={phase} canOpen={canOpen} isFocused={isFocused} onOpen={open} />
      {isLive && <ViewerTools tools={toolsOf(state)} isWhole={isWhole} />}
      <p
        className={classNames(
          "pointer-events-none absolute bottom-3 left-3 rounded-xs bg-stage px-1 py-0.5 type-small text-muted tabular-nums",
          isClipped && "max-md:hidden",
        )}
      >
        {state.hasScale && viewer ? viewer.scaleText : facts}
      </p>
      {isClipped && (
        <Suspense>
          <ClipControls
            clips={viewer.clips}
            clip={state.clip}
            seconds={state.clipSeconds}
            isPlaying={state.isPlaying}
            onClip={state.setClip}
            onPlaying={state.setPlaying}
            onSeek={state.seek}
          />
        </Suspense>
      )}
    </div>
  );
}

function toolsOf(state: ViewerState) {
  const { showInRoom } = state;
  const light = LIGHTS[state.light];
  return [
    { icon: "rotate-3d", label: "Turntable", isOn: state.isTurning, onPress: () => state.setTurning(!state.isTurning) },
    {
      icon: light.icon,
      label: `${light.text}. Change to ${LIGHTS[light.next].text.toLowerCase()}`,
      onPress: () => state.setLight(light.next),
    },
    { icon: "ruler", label: "Compare its size", isOn: state.hasScale, onPress: () => state.setScale(!state.hasScale) },
    { icon: "rotate-ccw", label: "Back to the first view", onPress: () => state.viewer?.press("0") },
    ...(showInRoom ? [{ icon: "smartphone", label: "See it in your room", onPress: showInRoom, isEssential: true } as const] : []),
    ...(document.fullscreenEnabled
      ? [
          {
            icon: state.isWhole ? "minimize" : "maximize",
            label: state.isWhole ? "Leave full screen" : "Full screen",
            onPress: state.toggleWhole,
            isEssential: true,
          } as const,
        ]
      : []),
  ] as const;
}

interface PosterProps {
  pictures: LookPictures;
  look: LookName;
  fit: Fit;
  label: string;
  isHidden: boolean;
  /** It is there, or will not come. */
  onShown: () => void;
}

function Poster({ pictures, look, fit, label, isHidden, onShown }: PosterProps) {
  const url = isMapLook(look) ? pictures.lit : (pictures[look] ?? pictures.lit);
  if (!url) return <Icon name="box" size={56} className="absolute inset-0 m-auto text-faint" />;
  return (
    <img
      src={url}
      alt={isHidden ? "" : label}
      width={1024}
      height={768}
      fetchPriority="high"
      onLoad={onShown}
      onError={onShown}
      className={classNames(
        "absolute inset-0 h-full transition-opacity",
        fit === "tall" ? "left-1/2 max-w-none -translate-x-1/2" : "w-full object-contain",
        // A canvas prints as nothing; the picture takes its place again.
        isHidden && "opacity-0 print:opacity-100",
      )}
    />
  );
}
