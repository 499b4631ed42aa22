import { type Clip, createClipPlayer } from "./clip-player.ts";
import { createDrawLoop } from "./draw-loop.ts";
import type { EnvironmentName } from "./environments.ts";
import type { Fit } from "./framing.ts";
import { type LoadedModel, loadModel } from "./load-model.ts";
import type { LookName, MapLook } from "./look-names.ts";
import { createWardrobe, mapsOf } from "./looks.ts";
import { createMotion, type Motion } from "./motion.ts";
import { once } from "./once.ts";
import { createScaleFigure } from "./scale-figure.ts";
import { createStage, type Stage } from "./stage.ts";

/** A model somebody can turn. Everything it changes is drawn with the next frame; at rest it draws nothing. */
export interface Viewer extends Pick<Motion, "setTurning" | "press"> {
  maps: MapLook[];
  clips: readonly Clip[];
  wear: (look: LookName) => void;
  choose: (environment: EnvironmentName) => void;
  /** Puts something of known size beside the model; the words say what. */
  setScale: (isShown: boolean) => void;
  scaleText: string;
  playClip: (at: number) => void;
  setPlaying: (isPlaying: boolean) => void;
  seek: (seconds: number) => void;
}

interface Wishes {
  box: HTMLElement;
  url: string;
  fit: Fit;
  /** Its end closes the viewer and gives everything back. */
  signal: AbortSignal;
  /** Somebody took hold of it: the turntable has stopped. */
  onHeld: () => void;
  /** The browser took the graphics away. */
  onLost: () => void;
  onClipTime: (seconds: number) => void;
}

/** Resolves when the first picture is drawn and in the box. */
export async function openViewer({ box, url, fit, signal, onHeld, onLost, onClipTime }: Wishes): Promise<Viewer> {
  const model = await loadModel(url, signal);
  const stage = stageFor(model);
  stage.resize(box.clientWidth, box.clientHeight);
  const home = stage.show(model, fit);
  const wardrobe = createWardrobe(model.meshes);
  const player = createClipPlayer(model.root, model.clips);
  const loop = createDrawLoop(box, (passed) => {
    if (player.isPlaying) {
      player.advance(passed);
      onClipTime(player.seconds);
    }
    const isMoving = motion.advance(passed);
    stage.draw(motion.pose, player.isPlaying);
    return isMoving || player.isPlaying;
  });
  const motion = createMotion({ box, home, onHeld, wake: loop.wake });
  const scale = createScaleFigure(stage.framing());
  const close = once(() => {
    motion.letGo();
    loop.stop();
    scale.dispose();
    wardrobe.dispose();
    player.dispose();
    stage.clear();
    model.dispose();
    stage.canvas.remove();
    stage.dispose();
  });
  signal.addEventListener("abort", close, { once: true });
  stage.canvas.addEventListener("webglcontextlost", () => !signal.aborted && onLost());
  await stage.prepare(home);
  signal.throwIfAborted();
  stage.canvas.className = "block size-full";
  stage.draw(home);
  box.prepend(stage.canvas);
  loop.start(stage.resize);

  /** Does it, and shows it with the next frame. */
  const shown =
    <In extends unknown[]>(act: (...given: In) => void, hasNewShape = false) =>
    (...given: In) => {
      act(...given);
      if (hasNewShape) stage.draw(motion.pose, true);
      loop.wake();
    };
  return {
    maps: mapsOf(model.meshes),
    clips: player.clips,
    wear: shown(wardrobe.wear),
    choose: shown(stage.choose),
    setTurning: motion.setTurning,
    setScale(isShown) {
      if (isShown) stage.scene.add(scale.object);
      else scale.object.removeFromParent();
      motion.frame(isShown ? scale.zoom : 1);
    },
    scaleText: scale.caption,
    press: motion.press,
    playClip: shown(player.choose, true),
    setPlaying: shown(player.setPlaying),
    seek: shown(player.seek, true),
  };
}

/** A browser without graphics refuses here; the model that waited for its stage must not stay behind. */
function stageFor(model: LoadedModel): Stage {
  try {
    return createStage();
  } catch (error) {
    model.dispose();
    throw error;
  }
}
