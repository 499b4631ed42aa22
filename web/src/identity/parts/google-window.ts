import { GOOGLE_MESSAGE } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";

type GoogleOutcome = { isOk: true } | { isOk: false; message: string };

const SIZE = { width: 460, height: 640 } as const;
const LOOK_EVERY_MS = 400;

/**
 * Signing in with Google happens in a window of its own; with `isLinking`, a signed-in person connects their account.
 * It must be called straight from a press: browsers block windows that open by themselves.
 */
export function openGoogle(isLinking = false): Promise<GoogleOutcome> {
  const { width, height } = SIZE;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const address = isLinking ? "/auth/google/start?link=1" : "/auth/google/start";
  const popup = window.open(address, "google", `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return Promise.resolve({ isOk: false, message: identityTexts.googleBlocked });
  popup.focus();
  return report(popup);
}

function report(popup: Window): Promise<GoogleOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: GoogleOutcome) => {
      removeEventListener("message", hear);
      clearInterval(look);
      resolve(outcome);
    };
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      // Any page that holds a handle on this one may post to it; only our own window is believed.
      if (origin !== location.origin || source !== popup || !isReport(data)) return;
      end(data.ok ? { isOk: true } : { isOk: false, message: data.message ?? identityTexts.googleFailed });
    };
    let wasClosed = false;
    // A window posts its report and closes itself: it counts as given up only when it is still silent a look later.
    const look = setInterval(() => {
      if (wasClosed) end({ isOk: false, message: identityTexts.googleClosed });
      wasClosed = popup.closed;
    }, LOOK_EVERY_MS);
    addEventListener("message", hear);
  });
}

function isReport(data: unknown): data is { ok: boolean; message?: string } {
  if (typeof data !== "object" || data === null || !("type" in data) || data.type !== GOOGLE_MESSAGE) return false;
  const message = "message" in data ? data.message : undefined;
  return "ok" in data && typeof data.ok === "boolean" && (message === undefined || typeof message === "string");
}
