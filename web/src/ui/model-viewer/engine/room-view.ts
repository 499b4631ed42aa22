import { Group, Matrix4, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { once } from "../once.ts";
import { type LoadedModel, loadModel } from "./load-model.ts";
import { lightUp } from "./studio.ts";

/** Until a floor is found, or where none can be, it stands this far ahead and so much below the eyes, in metres. */
const AHEAD = { y: -1.4, z: -2 } as const;

/**
 * The model in its real size in the room one stands in, through the device's camera. It follows the floor under the middle of
 * the screen until a tap puts it down; another tap picks it up again. Everything is given back when the session ends.
 */
export async function showInRoom(url: string): Promise<void> {
  const session = await navigator.xr?.requestSession("immersive-ar", { optionalFeatures: ["hit-test"] });
  if (!session) throw new Error("This device shows nothing in rooms");
  const leaving = new AbortController();
  session.addEventListener("end", () => leaving.abort());
  try {
    const model = await loadModel(url);
    if (leaving.signal.aborted) model.dispose();
    else await stand(model, session, leaving.signal);
  } catch (error) {
    // Leaving before the model arrived is no failure.
    if (leaving.signal.aborted) return;
    await session.end();
    throw error;
  }
}

async function stand(model: LoadedModel, session: XRSession, ended: AbortSignal): Promise<void> {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const place = new Group().add(model.root);
  const studio = lightUp(scene, renderer);
  studio.choose("studio");
  place.position.set(0, AHEAD.y, AHEAD.z);
  scene.add(place);
  const close = once(() => {
    renderer.setAnimationLoop(null);
    studio.dispose();
    model.dispose();
    renderer.dispose();
  });
  ended.addEventListener("abort", close, { once: true });
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType("local");
  await renderer.xr.setSession(session);
  const floor = await findFloor(session);
  let isDown = false;
  session.addEventListener("select", () => {
    isDown = !isDown;
  });
  const found = new Matrix4();
  renderer.setAnimationLoop((_time, frame) => {
    const space = renderer.xr.getReferenceSpace();
    const hit = !isDown && floor && space ? frame?.getHitTestResults(floor)[0]?.getPose(space) : undefined;
    if (hit) place.position.setFromMatrixPosition(found.fromArray(hit.transform.matrix));
    renderer.render(scene, camera);
  });
}

/** Some devices promise to find floors and then refuse; the model then stays ahead of its viewer. */
async function findFloor(session: XRSession): Promise<XRHitTestSource | undefined> {
  try {
    return await session.requestHitTestSource?.({ space: await session.requestReferenceSpace("viewer") });
  } catch {
    return undefined;
  }
}
