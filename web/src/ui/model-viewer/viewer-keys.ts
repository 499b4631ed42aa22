import type { KeyboardEvent } from "react";
import { isMapLook, type LookName, PICTURED_LOOKS } from "./look-names.ts";
import type { LookPictures } from "./look-strip.tsx";
import type { ViewerState } from "./use-model-viewer.ts";

/** Figures choose a look, other keys turn the model; without a live one only what there is a picture of can be chosen. */
export function viewerKeys({ viewer, setLook }: ViewerState, pictures: LookPictures) {
  const wear = (next: LookName) => {
    if (viewer || (!isMapLook(next) && pictures[next])) setLook(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isOwnKeyOf(event.target, event.key)) return;
    const pictured = PICTURED_LOOKS[Number(event.key) - 1];
    if (pictured) wear(pictured);
    else if (!viewer?.press(event.key)) return;
    event.preventDefault();
  };
  return { wear, onKeyDown };
}

/** Arrow keys in a slider, a list or a row of radios are theirs; figures choose looks among the radios too. */
function isOwnKeyOf(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement) || !target.matches("input, select")) return false;
  return key.startsWith("Arrow") || !target.matches("[type=radio]");
}
