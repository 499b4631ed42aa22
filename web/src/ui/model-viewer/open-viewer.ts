import type { Clip } from "./engine/clip-player.ts";
import { createDrawLoop } from "./engine/draw-loop.ts";
import type { Box, ShownModel } from "./engine/engine.ts";
import type { EnvironmentName } from "./engine/environments.ts";
import type { Fit } from "./engine/framing.ts";
import { createMotion, type Motion } from "./engine/motion.ts";
import type { Pose } from "./engine/stage.ts";
import type { LookName, MapLook } from "./look-names.ts";
import { once } from "./once.ts";
import { openEngine } from "./open-engine.ts";

/** A model that can be turned. Everything it changes is drawn with the next frame; at rest it draws nothing. */
export interface Viewer extends Pick<Motion, "setTurning" | "press" | "hold">, Pick<ShownModel, "triangles" | "isSoftware"> {
  maps: MapLook[];
  clips: readonly Clip[];
  /** With the address of the file's own lines, a wireframe is exact. Answers whether it is. */
  wear: (look: LookName, wireUrl: string | null) => Promise<boolean>;
  choose: (environment: EnvironmentName) => void;
  /** Puts something of known size beside the model; the words say what. */
  setScale: (isShown: boolean) => void;
  scaleText: string;
  playClip: (at: number) => void;
  setPlaying: (isPlaying: boolean) => void;
  seek: (seconds: number) => void;
  /** How it is held at this moment. */
  pose: () => Pose;
}

interface Wishes {
  box: HTMLElement;
  url: string;
  fit: Fit;
  /** Its end closes the viewer and gives everything back. */
  signal: AbortSignal;
  /** A hand took hold of it: the turntable has stopped. */
  onHeld: () => void;
  /** A hand or a key moved it. */
  onMoved?: ((pose: Pose) => void) | undefined;
  /** The browser took the graphics away. */
  onLost: () => void;
  onClipTime: (seconds: number) => void;
}

/** Resolves when the first picture is drawn and in the box. */
export async function openViewer({ box, url, fit, signal, onHeld, onMoved, onLost, onClipTime }: Wishes): Promise<Viewer> {
  const { engine, canvas } = await openEngine(() => !signal.aborted && onLost());
  const closing = [() => void engine.close(), () => canvas.remove()];
  const close = once(() => {
    for (const act of closing) act();
  });
  signal.addEventListener("abort", close, { once: true });
  if (signal.aborted) close();
  signal.throwIfAborted();
  box.prepend(canvas);
  // A file that never arrives must not leave a thread behind.
  const shown = await engine.show(url, fit, boxOf(box)).catch((error: unknown) => {
    close();
    throw error;
  });
  // Coarse where drawing is slow: a first picture soon, its finer one as soon as the loop runs.
  await engine.draw({ pose: shown.home, isMoving: true, clipSeconds: 0 });
  await onScreen();
  signal.throwIfAborted();

  let isPlaying = false;
  const loop = createDrawLoop(box, async (passed) => {
    const isMoving = motion.advance(passed) || isPlaying;
    const drawn = await engine.draw({ pose: motion.pose, isMoving: isMoving || motion.isHeld, clipSeconds: isPlaying ? passed : 0 });
    if (isPlaying) onClipTime(drawn.clipSeconds);
    return { isMoving, tookMs: drawn.tookMs };
  });
  const motion = createMotion({ box, home: shown.home, onHeld, onMoved, wake: loop.wake });
  closing.push(motion.letGo, loop.stop);
  loop.start(() => void engine.resize(boxOf(box)));

  /** Tells the engine, and shows it with the next frame. Calls arrive in order, so callers need not wait. */
  const told = (answer: Promise<unknown>) => {
    answer.catch(() => {});
    loop.wake();
  };
  return {
    maps: shown.maps,
    clips: shown.clips,
    triangles: shown.triangles,
    isSoftware: shown.isSoftware,
    async wear(look, wireUrl) {
      const isExact = await engine.wear(look, wireUrl);
      loop.wake();
      return isExact;
    },
    choose: (environment) => told(engine.choose(environment)),
    setTurning: motion.setTurning,
    setScale(isShown) {
      told(engine.setScale(isShown));
      motion.frame(isShown ? shown.scale.zoom : 1);
    },
    scaleText: shown.scale.caption,
    press: motion.press,
    hold: motion.hold,
    pose: () => motion.pose,
    playClip: (at) => told(engine.playClip(at)),
    setPlaying(next) {
      isPlaying = next;
      loop.wake();
    },
    seek: (seconds) => told(engine.seek(seconds)),
  };
}

/** What another thread has drawn is on the screen a frame later; until then the poster stays. */
const onScreen = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const MOST_PIXEL_RATIO = 2;

/** The room there is for a picture. */
export const boxOf = ({ clientWidth, clientHeight }: HTMLElement): Box => ({
  width: clientWidth,
  height: clientHeight,
  pixelRatio: Math.min(MOST_PIXEL_RATIO, devicePixelRatio),
});
