import { isDrawnBySoftware } from "./software.ts";

const context = new OffscreenCanvas(1, 1).getContext("webgl2", { failIfMajorPerformanceCaveat: true });
postMessage(context !== null && !isDrawnBySoftware(context));
