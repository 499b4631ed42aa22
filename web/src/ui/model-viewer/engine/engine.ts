import { type LineSegments, Texture } from "three";
import type { LookName, MapLook } from "../look-names.ts";
import { type Clip, type ClipPlayer, createClipPlayer } from "./clip-player.ts";
import type { EnvironmentName } from "./environments.ts";
import type { Fit } from "./framing.ts";
import { type LoadedModel, loadModel, loadWire } from "./load-model.ts";
import { createWardrobe, mapsOf, type Wardrobe } from "./looks.ts";
import { createScaleFigure } from "./scale-figure.ts";
import { createStage, type Pose, type Stage } from "./stage.ts";

/** What is known of a model once it stands on its stage. */
export interface ShownModel {
  home: Pose;
  maps: MapLook[];
  clips: readonly Clip[];
  /** As many as are drawn: a preview may have fewer than its file. */
  triangles: number;
  /** Something of known size beside the model: what it is, and how far to step back for it. */
  scale: { caption: string; zoom: number };
  /** Drawn by the processor, which the page needs as well. */
  isSoftware: boolean;
}

export interface Box {
  width: number;
  height: number;
  pixelRatio: number;
}

interface Frame {
  pose: Pose;
  /** More will follow at once: where drawing is slow, this one may be coarse. */
  isMoving: boolean;
  /** Seconds of its clip that pass before it is drawn. */
  clipSeconds: number;
}

/**
 * Draws one model. It may live in a worker: everything it is told and says can be sent there, and nothing in it knows of pages,
 * pointers or frames.
 */
export interface Engine {
  show: (url: string, fit: Fit, box: Box) => Promise<ShownModel>;
  clear: () => void;
  resize: (box: Box) => void;
  /** Answers how long it took, in milliseconds, and where its clip stands now. */
  draw: (frame: Frame) => { tookMs: number; clipSeconds: number };
  /** With `wireUrl`, a wireframe is that of the file itself. Answers whether it is. */
  wear: (look: LookName, wireUrl: string | null) => Promise<boolean>;
  choose: (environment: EnvironmentName) => void;
  setScale: (isShown: boolean) => void;
  playClip: (at: number) => void;
  seek: (seconds: number) => void;
  close: () => void;
}

/** Where the processor draws, so much of the resolution while the model moves, and at most this when it rests. */
const SOFTWARE_RATIO = { moving: 0.5, resting: 1 } as const;

export function createEngine(canvas: HTMLCanvasElement | OffscreenCanvas, onLost: () => void): Engine {
  let stage: Stage | undefined;
  let now: MountedModel | undefined;
  let box: Box = { width: 1, height: 1, pixelRatio: 1 };
  let asked = 0;
  let worn = 0;
  canvas.addEventListener("webglcontextlost", onLost);

  const fit = (isMoving: boolean) => {
    const { moving, resting } = SOFTWARE_RATIO;
    const pixelRatio = stage?.isSoftware ? Math.min(box.pixelRatio, isMoving ? moving : resting) : box.pixelRatio;
    stage?.resize(box.width, box.height, pixelRatio);
  };
  const clear = () => {
    stage?.clear();
    now?.dispose();
    now = undefined;
  };
  return {
    async show(url, wantedFit, nextBox) {
      const turn = ++asked;
      const model = await loadModel(url);
      if (turn !== asked) {
        model.dispose();
        throw new DOMException("Another model is wanted by now", "AbortError");
      }
      clear();
      stage ??= stageFor(model, canvas);
      box = nextBox;
      fit(false);
      const home = stage.show(model, wantedFit);
      now = showing(model, stage);
      for (const texture of texturesOf(model)) {
        stage.renderer.initTexture(texture);
        await pause();
      }
      await stage.prepare(home);
      const { maps, clips, scale } = now;
      const triangles = model.triangles.length / 3;
      return { home, maps, clips, triangles, scale: { caption: scale.caption, zoom: scale.zoom }, isSoftware: stage.isSoftware };
    },
    clear,
    // Taken up by the next picture: a canvas that is resized is empty until it is drawn again.
    resize(next) {
      box = next;
    },
    draw({ pose, isMoving, clipSeconds }) {
      const began = performance.now();
      if (clipSeconds > 0) now?.player.advance(clipSeconds);
      fit(isMoving);
      stage?.draw(pose, clipSeconds > 0 || now?.takeNewShape());
      stage?.finish();
      return { tookMs: performance.now() - began, clipSeconds: now?.player.seconds ?? 0 };
    },
    async wear(look, wireUrl) {
      const turn = ++worn;
      const dressed = now;
      if (look === "wireframe" && wireUrl && dressed && !dressed.wire) {
        // Without the lines of the file, those of the preview are drawn, and said to be.
        const wire = await loadWire(wireUrl).catch(() => undefined);
        if (wire && now === dressed) dressed.addWire(wire);
      }
      if (turn === worn) now?.wear(look);
      return now?.wire !== undefined;
    },
    choose: (environment) => stage?.choose(environment),
    setScale: (isShown) => now?.setScale(isShown),
    playClip: (at) => now?.playClip(at),
    seek: (seconds) => now?.seek(seconds),
    close() {
      // Whatever is still on its way comes too late.
      asked++;
      canvas.removeEventListener("webglcontextlost", onLost);
      clear();
      stage?.dispose();
    },
  };
}

/** The next message or event may come in between. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A browser without graphics refuses here; the model that waited for its stage must not stay behind. */
function stageFor(model: LoadedModel, canvas: HTMLCanvasElement | OffscreenCanvas): Stage {
  try {
    return createStage(canvas);
  } catch (error) {
    model.dispose();
    throw error;
  }
}

function texturesOf({ meshes }: LoadedModel): Set<Texture> {
  const values = meshes.flatMap(({ material }) => [material].flat().flatMap((one) => Object.values(one) as unknown[]));
  return new Set(values.filter((value) => value instanceof Texture));
}

interface MountedModel extends Pick<Wardrobe, "dispose"> {
  maps: MapLook[];
  clips: readonly Clip[];
  player: ClipPlayer;
  playClip: (at: number) => void;
  seek: (seconds: number) => void;
  scale: ReturnType<typeof createScaleFigure>;
  wire: LineSegments | undefined;
  addWire: (wire: LineSegments) => void;
  wear: (look: LookName) => void;
  setScale: (isShown: boolean) => void;
  /** Whether a clip was moved to another place since it was last asked. */
  takeNewShape: () => boolean;
}

function showing(model: LoadedModel, stage: Stage): MountedModel {
  const maps = mapsOf(model.meshes);
  const wardrobe = createWardrobe(model.meshes);
  const player = createClipPlayer(model.root, model.clips);
  const scale = createScaleFigure(stage.framing());
  let isReshaped = false;
  const self: MountedModel = {
    maps,
    clips: player.clips,
    player,
    playClip(at) {
      player.choose(at);
      isReshaped = true;
    },
    seek(seconds) {
      player.seek(seconds);
      isReshaped = true;
    },
    scale,
    wire: undefined,
    addWire(wire) {
      self.wire = wire;
      wire.material = wardrobe.thread;
      model.root.add(wire);
    },
    wear(look) {
      wardrobe.wear(look, self.wire !== undefined);
      if (self.wire) self.wire.visible = look === "wireframe";
    },
    setScale(isShown) {
      if (isShown) stage.scene.add(scale.object);
      else scale.object.removeFromParent();
    },
    takeNewShape() {
      const was = isReshaped;
      isReshaped = false;
      return was;
    },
    dispose() {
      scale.object.removeFromParent();
      scale.dispose();
      self.wire?.geometry.dispose();
      wardrobe.dispose();
      player.dispose();
      model.dispose();
    },
  };
  return self;
}
