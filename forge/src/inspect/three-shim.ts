import { type Blob, resolveObjectURL } from "node:buffer";
import * as THREE from "three";

/** Stands where a browser would put a decoded picture: the loaders only pass it on, we want its bytes. */
export interface ShimImage {
  source: string;
  /** Absent when the picture is not inside the model file. */
  blob: Blob | undefined;
}

/**
 * Teaches three's loaders to live without a browser. Their own way of fetching pictures throws long after the loader has returned
 * and would end the process; and nothing here may fetch anything.
 */
export function prepareLoaders(): void {
  const remember = (url: string): ShimImage => ({ source: url, blob: resolveObjectURL(url) });
  THREE.ImageLoader.prototype.load = function load(url, onLoad) {
    const image = remember(url) as unknown as HTMLImageElement;
    queueMicrotask(() => onLoad?.(image));
    return image;
  };
  THREE.TextureLoader.prototype.load = function load(url, onLoad) {
    const texture = new THREE.Texture<HTMLImageElement>();
    texture.image = remember(url) as unknown as HTMLImageElement;
    queueMicrotask(() => onLoad?.(texture));
    return texture;
  };
  THREE.FileLoader.prototype.load = function load(url, _onLoad, _onProgress, onError) {
    queueMicrotask(() => onError?.(new Error(`Nothing is fetched here: ${url}`)));
  };
  // Cameras inside a file ask for the window's shape.
  Object.assign(globalThis, { window: globalThis, self: globalThis, innerWidth: 4, innerHeight: 3 });
}
