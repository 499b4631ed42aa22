import { SUB_ID } from "@blenda/domain/affiliates/constants";
import { commissionsMoved } from "@blenda/domain/affiliates/events";
import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { emit } from "../../platform/events/outbox.ts";
import { affiliateCalls } from "../procedures.ts";
import { addClick, bind, noteSignUp, peopleByRef } from "./click-repository.ts";
import { readMarks } from "./mark.ts";

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];
const LONGEST = 200;

/** The mark says that there was a click, whose and when; the page only where and from where. */
export const noteClick = affiliateCalls.noteClick.handler(async ({ input: { ref, url, referrer }, context }) => {
  const { actor, asking, now } = context;
  const mark = readMarks(context, asking.cookies).find((each) => each.ref === ref);
  if (!mark) return { isNoted: false };
  const [owner] = await peopleByRef(context.db, [ref]);
  if (!owner) return { isNoted: false };
  const { path, sub, utm } = landing(url);
  await context.transaction(async (tx) => {
    const of = { id: mark.id, affiliateId: owner.id, at: mark.at, isFirst: mark.isFirst };
    await addClick(tx, { ...of, url, path, sub, referrer, utm });
    if (actor && actor.id !== owner.id) {
      const binding = { userId: actor.id, clickId: mark.id, affiliateId: owner.id, clickedAt: mark.at, boundAt: now() };
      if (await bind(tx, binding)) await noteSignUp(tx, mark.id, actor.id);
    }
    await emit(tx, commissionsMoved({ userId: owner.id }));
  });
  return { isNoted: true };
});

function landing(address: string): { path: string; sub: string; utm: Record<string, string> } {
  const url = URL.parse(address);
  if (!url) return { path: "", sub: "", utm: {} };
  const sub = url.searchParams.get(REFERRAL.SUB_PARAMETER) ?? "";
  const said = UTM.flatMap((name): [string, string][] => {
    const value = url.searchParams.get(name);
    return value ? [[name, value.slice(0, LONGEST).toWellFormed()]] : [];
  });
  return { path: url.pathname.slice(0, LONGEST), sub: SUB_ID.test(sub) ? sub : "", utm: Object.fromEntries(said) };
}
