import { failure } from "../shared/failure.ts";
import { trackingTexts } from "./texts.ts";

export const trackingFailures = {
  /** Thrown without a yes to analytics that holds: of this version, from the last 365 days, and not against the browser's own word. */
  TRACKING_NOT_ALLOWED: failure(403, trackingTexts.notAllowed),
};
