import { z } from "zod";
import { command } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { VISIT_STEPS } from "./constants.ts";
import { trackingFailures } from "./failures.ts";
import { DeviceInfo, ofVisit, PageAddress, SessionData } from "./model.ts";
import { trackingTexts } from "./texts.ts";

const telling = { access: "public", failed: trackingTexts.notNoted, limits: [{ per: "address", max: 1_200, minutes: 10 }] } as const;
const notAllowed = pick(trackingFailures, "TRACKING_NOT_ALLOWED");
/** False where there was nothing new to write. */
const Noted = z.object({ isNoted: z.boolean() });

/**
 * What a visit tells of itself, and only with a yes to analytics, which comes with every call. Where somebody is can't be told at
 * all: the server looks it up, by the address of the connection.
 */
export const trackingContract = {
  /** Once for each visit; again, it changes nothing. */
  beginVisit: command(telling)
    .errors(notAllowed)
    .input(z.strictObject({ ...ofVisit, session: SessionData, device: DeviceInfo }))
    .output(Noted),

  /** Pages and time so far. They only grow. */
  markVisit: command(telling)
    .errors(notAllowed)
    .input(z.strictObject({ ...ofVisit, pageViews: SessionData.shape.pageViews, timeOnSite: SessionData.shape.timeOnSite }))
    .output(Noted),

  /** Looks up the country, unless the same person was located within the hour. */
  locate: command({ ...telling, limits: [{ per: "address", max: 200, minutes: 10 }] })
    .errors(notAllowed)
    .input(z.strictObject({ ...ofVisit, url: PageAddress }))
    .output(Noted),

  /** A step towards an order, once for each visit. */
  noteEvent: command(telling)
    .errors(notAllowed)
    .input(z.strictObject({ ...ofVisit, step: z.enum(VISIT_STEPS) }))
    .output(Noted),
};
