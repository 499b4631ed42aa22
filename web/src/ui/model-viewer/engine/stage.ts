import { ACESFilmicToneMapping, Group, MathUtils, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import type { EnvironmentName } from "./environments.ts";
import { createFloorShadow } from "./floor-shadow.ts";
import { chooseView, type Extent, type Fit, type Framing, frame, frameHeight, slenderView, TAN_HALF_VIEW, type View } from "./framing.ts";
import type { LoadedModel } from "./load-model.ts";
import { isSlender } from "./slender.ts";
import { isDrawnBySoftware } from "./software.ts";
import { lightUp } from "./studio.ts";

/** The exposure of our posters; three measures it in units of 0.6. */
const EXPOSURE = 1.06 * 0.6;

/** How the model is held: turned, looked down upon, brought nearer, moved aside (in frame heights). */
export interface Pose extends View {
  zoom: number;
  right: number;
  down: number;
}

/** A model in a studio before a camera. It draws when told to and knows nothing of time, pointers or pages. */
export interface Stage {
  scene: Scene;
  renderer: WebGLRenderer;
  /** The poster's own pose for this model. */
  show: (model: LoadedModel, fit?: Fit) => Pose;
  /** Takes the model off the stage; the caller disposes of it. */
  clear: () => void;
  choose: (environment: EnvironmentName) => void;
  /** How the model stands there at a zoom of one. */
  framing: () => { size: Extent; distance: number };
  /** Compiles what will be needed without holding up the page, where the browser can. */
  prepare: (pose: Pose) => Promise<void>;
  resize: (width: number, height: number, pixelRatio: number) => void;
  draw: (pose: Pose, hasNewShape?: boolean) => void;
  /** Waits until what was drawn is there, where that takes long enough to matter. */
  finish: () => void;
  /** No graphics card draws here, but the processor. */
  isSoftware: boolean;
  dispose: () => void;
}

/** This browser, or this machine, draws no models. */
class NoGraphics extends Error {
  override name = "NoGraphics";
}

export function createStage(canvas: HTMLCanvasElement | OffscreenCanvas): Stage {
  const renderer = createRenderer(canvas);
  const gl = renderer.getContext();
  const isSoftware = isDrawnBySoftware(gl);
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const turntable = new Group();
  const easel = new Group();
  const floor = createFloorShadow();
  const studio = lightUp(scene, renderer);
  easel.add(turntable);
  scene.add(easel);
  studio.choose("studio");

  const box = { width: 1, height: 1 };
  let model: LoadedModel | undefined;
  let fit: Fit = "whole";
  let framing: Framing = { distance: 1, right: 0, down: 0, seat: { x: 0, y: 0 }, size: { x: 1, y: 1, z: 1 } };
  let isLeaning = false;

  const aim = (pose: Pose) => aimCamera(camera, pose, framing, box, frameHeight(box.width, box.height, fit));

  return {
    scene,
    renderer,
    show(next, wanted = "whole") {
      model = next;
      fit = wanted;
      for (const mesh of next.meshes) {
        mesh.castShadow = true;
        mesh.receiveShadow = true;
        // A moving skin leaves the box it was born in.
        mesh.frustumCulled = false;
      }
      turntable.add(next.root);
      const view = isSlender(next.points, next.triangles, next.size) ? slenderView(next.size) : chooseView(next.size);
      framing = frame(next.points, next.size, view);
      isLeaning = view.lean !== 0;
      easel.rotation.z = -view.lean;
      easel.position.set(framing.seat.x, framing.seat.y, 0);
      const radius = Math.max(1e-6, Math.hypot(next.size.x, next.size.y, next.size.z) / 2);
      studio.fit(radius, framing.size.y / 2);
      floor.fit(radius);
      // What stands turns its shade along; under what leans it changes with every turn.
      if (isLeaning) scene.add(floor.shade);
      else {
        turntable.add(floor.shade);
        floor.update(renderer, next.root);
      }
      return { ...view, zoom: 1, right: 0, down: 0 };
    },
    clear() {
      model?.root.removeFromParent();
      model = undefined;
    },
    choose: studio.choose,
    framing: () => framing,
    async prepare(pose) {
      if (!renderer.extensions.has("KHR_parallel_shader_compile")) return;
      aim(pose);
      await renderer.compileAsync(scene, camera);
    },
    resize(width, height, pixelRatio) {
      const next = { width: Math.max(1, width), height: Math.max(1, height) };
      if (next.width === box.width && next.height === box.height && renderer.getPixelRatio() === pixelRatio) return;
      Object.assign(box, next);
      renderer.setPixelRatio(pixelRatio);
      renderer.setSize(box.width, box.height, false);
    },
    draw(pose, hasNewShape = false) {
      turntable.rotation.y = pose.yaw;
      if (isLeaning) floor.update(renderer, easel);
      else if (hasNewShape && model) floor.update(renderer, model.root);
      aim(pose);
      renderer.render(scene, camera);
    },
    finish() {
      if (isSoftware) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    },
    isSoftware,
    dispose() {
      studio.dispose();
      floor.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** A canvas has one, however often it is asked for; null where this browser, or this thread, draws no models. */
export const contextOf = (canvas: HTMLCanvasElement | OffscreenCanvas): WebGL2RenderingContext | null =>
  canvas.getContext("webgl2", { antialias: true, alpha: true }) as WebGL2RenderingContext | null;

function createRenderer(canvas: HTMLCanvasElement | OffscreenCanvas): WebGLRenderer {
  const context = contextOf(canvas);
  if (!context) throw new NoGraphics("There is no WebGL");
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = EXPOSURE;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** Stands before the model as its poster's camera did, nearer or further by the zoom; the frame is the poster's, the box what is shown of it. */
function aimCamera(
  camera: PerspectiveCamera,
  pose: Pose,
  { size, ...framing }: Framing,
  { width, height }: { width: number; height: number },
  frameTall: number,
): void {
  const radius = Math.hypot(size.x, size.y, size.z) / 2;
  const distance = framing.distance / pose.zoom;
  camera.fov = 2 * MathUtils.RAD2DEG * Math.atan((TAN_HALF_VIEW * height) / frameTall);
  camera.aspect = width / height;
  camera.near = Math.max(distance - radius * 6, distance * 0.02);
  camera.far = distance + radius * 10;
  camera.position.set(0, size.y / 2 + Math.sin(pose.elevation) * distance, Math.cos(pose.elevation) * distance);
  camera.rotation.set(-pose.elevation, 0, 0);
  const right = (framing.right * pose.zoom + pose.right) * frameTall;
  const down = (framing.down * pose.zoom + pose.down) * frameTall;
  camera.setViewOffset(width, height, -right, -down, width, height);
}
