import { type RefObject, useEffect, useState } from "react";
import type { WireSource } from "./count-text.ts";
import type { EnvironmentName } from "./engine/environments.ts";
import type { Fit } from "./engine/framing.ts";
import type { LookName } from "./look-names.ts";
import type { Viewer } from "./open-viewer.ts";
import { useLiveModel } from "./use-live-model.ts";

interface Wishes {
  root: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  url: string | null;
  fit: Fit;
  isAsked: boolean;
  /** Triangles of the file, where the model is a preview of one; the address of its edges, and whether there is a picture of them. */
  file: { triangles: number | null; wireUrl: string | null; hasWirePicture: boolean };
}

const isReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Choices made in a viewer, carried over to its model as soon as there is one. */
export function useModelViewer({ root, box, url, fit, isAsked, file }: Wishes) {
  const [look, setLook] = useState<LookName>("lit");
  const [wantsTurning, setTurning] = useState<boolean | null>(null);
  const [light, setLight] = useState<EnvironmentName>("studio");
  const [hasScale, setScale] = useState(false);
  const [clip, setClip] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [clipSeconds, setClipSeconds] = useState(0);
  const [hasPoster, setHasPoster] = useState(false);
  const live = useLiveModel({ box, url, fit, isAsked, hasPoster, onHeld: () => setTurning(false), onClipTime: setClipSeconds });
  const { viewer } = live;
  // Turning by itself, a model drawn by the processor would take it from everything else.
  const isTurning = wantsTurning ?? !(isReducedMotion() || viewer?.isSoftware);

  const wire = useWire(viewer, look, file);
  useEffect(() => viewer?.setTurning(isTurning), [viewer, isTurning]);
  useEffect(() => viewer?.choose(light), [viewer, light]);
  useEffect(() => viewer?.setPlaying(isPlaying), [viewer, isPlaying]);
  return {
    ...live,
    ...useFullScreen(root),
    showInRoom: useRoomView(viewer === null ? null : url),
    hasPoster,
    setHasPoster,
    look,
    setLook,
    wire,
    isTurning,
    setTurning,
    light,
    setLight,
    hasScale,
    setScale: (isShown: boolean) => {
      setScale(isShown);
      viewer?.setScale(isShown);
    },
    clip,
    setClip: (at: number) => {
      setClip(at);
      setClipSeconds(0);
      viewer?.playClip(at);
    },
    isPlaying,
    setPlaying,
    clipSeconds,
    seek: (seconds: number) => {
      setClipSeconds(seconds);
      viewer?.seek(seconds);
    },
  };
}
export type ViewerState = ReturnType<typeof useModelViewer>;

/** Dresses the model; a wireframe of a reduced one waits for the edges of its file. */
function useWire(viewer: Viewer | null, look: LookName, { triangles, wireUrl, hasWirePicture }: Wishes["file"]): WireSource {
  const [arrived, setArrived] = useState<{ viewer: Viewer; isExact: boolean }>();
  const isReduced = viewer !== null && triangles !== null && viewer.triangles < triangles;
  const edges = isReduced && look === "wireframe" ? wireUrl : null;
  useEffect(() => {
    viewer?.wear(look, edges).then(
      (isExact) => edges && setArrived({ viewer, isExact }),
      // It was closed meanwhile.
      () => {},
    );
  }, [viewer, look, edges]);
  if (!isReduced) return "mesh";
  if (wireUrl !== null && arrived?.viewer !== viewer) return "coming";
  if (wireUrl !== null && arrived?.isExact) return "edges";
  return hasWirePicture ? "picture" : "mesh";
}

function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const look = () => setWhole(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [root]);
  const toggleWhole = () => void (isWhole ? document.exitFullscreen() : root.current?.requestFullscreen());
  return { isWhole, toggleWhole };
}

/** How to see the model in one's own room, on devices that can; its code is fetched by the press. */
function useRoomView(url: string | null): (() => void) | null {
  const [canShow, setCanShow] = useState(false);
  useEffect(() => {
    navigator.xr?.isSessionSupported("immersive-ar").then(setCanShow, () => {});
  }, []);
  if (!canShow || url === null) return null;
  const show = async () => {
    const { showInRoom } = await import("./engine/room-view.ts");
    await showInRoom(url);
  };
  // A device that promised and then refused, or a person who said no to the camera, is not asked again.
  return () => void show().catch(() => setCanShow(false));
}
