import { readerZone } from "@blenda/domain/shared/language/formats";
import { deviceFrom } from "@blenda/domain/tracking/device";
import type { Device } from "@blenda/domain/tracking/model";

export function deviceNow(): Device {
  return deviceFrom({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    screen: { width: screen.width, height: screen.height },
    viewport: { width: innerWidth, height: innerHeight },
    language: navigator.language,
    timezone: readerZone(),
    colorDepth: screen.colorDepth,
    pixelRatio: devicePixelRatio,
  });
}
