import { hash } from "node:crypto";
import { type FactorMethod, STEP_UP, type StepUpAction } from "@blenda/domain/access/step-up";
import { factorSessionsChanged } from "@blenda/domain/mfa/events";
import { endsOf, opensWith } from "@blenda/domain/mfa/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { noteEvent } from "../event-repository.ts";
import { type FactorSessionRow, storeFactorSession } from "./session-repository.ts";

type VerifiedSession = Pick<Services, "now" | "id" | "signer"> & { user: { id: string }; sessionId: string; asking: RequestFacts };

/** It is made of the row's own name, so that a second tab gets the same; only its hash is stored, and the row decides. */
export const tokenOf = ({ signer }: Pick<Services, "signer">, id: string): string => signer.digest("mfa.session", id);
export const hashOfToken = (token: string): string => hash("sha256", token, "base64url");

export const secondsLeft = (session: Pick<FactorSessionRow, "action" | "lastUsedAt" | "expiresAt">, now: Instant): number =>
  Math.max(0, Math.floor((Date.parse(endsOf(session).idleEndsAt) - Date.parse(now)) / 1000));

/** A factor was shown: opens what goes with the action, and answers the token of the action itself. */
export async function openFactorSession(
  tx: Tx,
  context: VerifiedSession,
  action: StepUpAction,
  method: FactorMethod,
): Promise<{ success: true; sessionToken: string; expiresIn: number }> {
  const { now, id, user, sessionId, asking } = context;
  const at = now();
  const opened = opensWith(action).map((each) => {
    const name = id();
    return {
      id: name,
      userId: user.id,
      sessionId,
      action: each,
      method,
      issuedAt: at,
      lastUsedAt: at,
      expiresAt: addMinutes(at, STEP_UP[each].maxMinutes),
      tokenHash: hashOfToken(tokenOf(context, name)),
      address: asking.address,
      userAgent: asking.userAgent.slice(0, 500),
    };
  });
  for (const session of opened) await storeFactorSession(tx, session);
  const asked = opened.find((session) => session.action === action);
  if (!asked) throw new Error(`showing a factor for ${action} does not open it`);
  await noteEvent(tx, asking, { userId: user.id, at, kind: "verified", action, method, goodUntil: asked.expiresAt });
  await emit(tx, factorSessionsChanged({ userId: user.id }));
  return { success: true, sessionToken: tokenOf(context, asked.id), expiresIn: secondsLeft(asked, at) };
}
