import type { Accessor } from "@gltf-transform/core";

/** An accessor's values as plain numbers, in a row. Asking for each one takes ten times as long as having the list they lie in. */
export function plainNumbers(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const size = accessor.getElementSize();
  const plain = new Float32Array(accessor.getCount() * size);
  const element: number[] = [];
  for (let i = 0; i < accessor.getCount(); i++) plain.set(accessor.getElement(i, element), i * size);
  return plain;
}
