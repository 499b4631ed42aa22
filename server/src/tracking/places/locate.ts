import { addMinutes } from "@blenda/domain/shared/calendar";
import { TRACKING, VISIT_NOTE } from "@blenda/domain/tracking/constants";
import { networkOf } from "../../platform/http/address.ts";
import { tracking } from "../procedures.ts";
import { addPlace, findVisit, isLocatedSince } from "./place-repository.ts";

/** By the address of the connection, cut before anybody is asked. What nobody finds is left out in silence (spec 2 §8). */
export const locate = tracking.locate.handler(async ({ input: { sessionId, url }, context }) => {
  const { db, transaction, now, id, actor, asking, places } = context;
  const visit = await findVisit(db, sessionId);
  const userId = actor?.id ?? null;
  const isOwn = visit !== undefined && (visit.userId === null || visit.userId === userId);
  if (!isOwn) return { isNoted: false };
  const recently = addMinutes(now(), -TRACKING.LOCATE_AGAIN_MINUTES);
  if (await isLocatedSince(db, { sessionId, userId, since: recently })) return { isNoted: false };
  const ip = networkOf(asking.address);
  const place = await places.find(ip, visit.device.timezone);
  if (!place) return { isNoted: false };
  const record = { id: id(), sessionId, userId, ...place, ip, at: now(), userAgent: asking.userAgent.slice(0, VISIT_NOTE.LONGEST), url };
  return { isNoted: await transaction((tx) => addPlace(tx, record, recently)) };
});
