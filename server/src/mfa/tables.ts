import type { FactorMethod, StepUpAction } from "@blenda/domain/access/step-up";
import type { EVENT_KINDS, Transport } from "@blenda/domain/mfa/model";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

/** Methods a person enrols; backup codes come with them. */
export type EnrolledMethod = Exclude<FactorMethod, "backup_codes">;
/** The purpose of a challenge: an action of a person inside, or coming in. */
export type Purpose = StepUpAction | "SIGN_IN";
/** The way it is asked: of a key, by text message, or for a code the person has. */
export type Ceremony = "key" | "sms" | "code";
export type TryScope = "inside" | "sign-in";
export type EventKind = (typeof EVENT_KINDS)[number];

/** Backup codes as they are stored: which salt, and what comes out. */
export interface HashedCodes {
  salt: string;
  hashes: string[];
}

export const mfaTables = {
  mfaFactors: {
    id: text(),
    userId: text(),
    method: text<EnrolledMethod>(),
    name: defaulted(text()),
    isPrimary: defaulted(boolean()),
    sealed: nullable(text()),
    lastStep: nullable(bigint()),
    credentialId: nullable(text()),
    publicKey: nullable(text()),
    algorithm: nullable(text<"ES256" | "RS256">()),
    transports: defaulted(texts<Transport>()),
    counter: defaulted(bigint()),
    uses: defaulted(integer()),
    createdAt: instant(),
    lastUsedAt: nullable(instant()),
  },
  mfaBackupCodes: { userId: text(), codeHash: text(), salt: text(), createdAt: instant(), usedAt: nullable(instant()) },
  mfaSetups: {
    id: text(),
    userId: text(),
    sessionId: text(),
    method: text<EnrolledMethod>(),
    name: defaulted(text()),
    sealed: nullable(text()),
    sealedCode: nullable(text()),
    challenge: nullable(text()),
    codes: nullable(json<HashedCodes>()),
    enrolmentHash: nullable(text()),
    createdAt: instant(),
    expiresAt: instant(),
  },
  mfaEnrolmentCodes: { userId: text(), codeHash: text(), createdAt: instant(), expiresAt: instant() },
  mfaChallenges: {
    place: text(),
    purpose: text<Purpose>(),
    ceremony: text<Ceremony>(),
    userId: text(),
    challenge: text(),
    createdAt: instant(),
    expiresAt: instant(),
  },
  mfaSessions: {
    id: text(),
    userId: text(),
    sessionId: text(),
    action: text<StepUpAction>(),
    method: text<FactorMethod>(),
    issuedAt: instant(),
    lastUsedAt: instant(),
    expiresAt: instant(),
    tokenHash: text(),
    address: text(),
    userAgent: text(),
  },
  mfaTries: { userId: text(), scope: text<TryScope>(), count: integer(), lockedUntil: nullable(instant()), updatedAt: instant() },
  mfaRecoveries: { userId: text(), confirmedAt: instant(), dueAt: instant() },
  mfaEvents: {
    id: defaulted(bigint()),
    userId: text(),
    at: instant(),
    kind: text<EventKind>(),
    action: nullable(text<StepUpAction>()),
    method: nullable(text<FactorMethod>()),
    address: defaulted(text()),
    device: defaulted(text()),
    browser: defaulted(text()),
    goodUntil: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    mfa: typeof mfaTables;
  }
}
