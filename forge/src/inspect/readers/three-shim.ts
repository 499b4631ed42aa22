import { type Blob, resolveObjectURL } from "node:buffer";
import * as THREE from "three";

/** Stands where a browser would put a decoded picture: the loaders only pass it on, we want its bytes. */
export interface ShimImage {
  source: string;
  /** Absent when the picture is not inside the model file. */
  blob: Blob | undefined;
}

type Load = THREE.Loader["load"];

/**
 * Lets a loader of three work without a browser. Its own way of fetching pictures throws long after the loader has returned and would
 * end the process; and nothing here may fetch anything. Afterwards everything is as it was.
 */
export async function withoutBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
  const changed: [THREE.Loader, Load][] = [
    [THREE.ImageLoader.prototype, keepImage as Load],
    [THREE.TextureLoader.prototype, keepTexture as Load],
    [THREE.FileLoader.prototype, fetchNothing as Load],
  ];
  const before = changed.map(([loader]) => loader.load);
  // Cameras inside a file ask for the window's shape.
  const names = ["window", "self", "innerWidth", "innerHeight"];
  const known = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const [loader, load] of changed) loader.load = load;
  names.forEach((name, i) => {
    if (!known[i]) Object.defineProperty(globalThis, name, { value: i < 2 ? globalThis : 5 - i, configurable: true });
  });
  try {
    return await work();
  } finally {
    changed.forEach(([loader], i) => {
      loader.load = before[i];
    });
    names.forEach((name, i) => {
      if (!known[i]) Reflect.deleteProperty(globalThis, name);
    });
  }
}

const remembered = (url: string): ShimImage => ({ source: url, blob: resolveObjectURL(url) });

function keepImage(url: string, onLoad?: (image: ShimImage) => void): ShimImage {
  const image = remembered(url);
  queueMicrotask(() => onLoad?.(image));
  return image;
}

function keepTexture(url: string, onLoad?: (texture: THREE.Texture) => void): THREE.Texture {
  const texture = new THREE.Texture(remembered(url));
  queueMicrotask(() => onLoad?.(texture));
  return texture;
}

function fetchNothing(url: string, _onLoad: unknown, _onProgress: unknown, onError?: (error: unknown) => void): void {
  queueMicrotask(() => onError?.(new Error(`Nothing is fetched here: ${url}`)));
}
