import type { Audience, Drop, StreamEnd } from "@blenda/domain/access/event";
import type { FactorMethod } from "@blenda/domain/access/step-up";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "./database/columns.ts";

export type MailState = "kept" | "queued" | "sending" | "sent" | "refused" | "unknown";

export const platformTables = {
  outbox: {
    id: defaulted(bigint()),
    name: text(),
    aggregate: text(),
    payload: json<unknown>(),
    audience: nullable(json<Audience>()),
    stale: json<readonly string[]>(),
    ends: nullable(json<StreamEnd>()),
    drops: nullable(json<Drop>()),
    attempts: defaulted(integer()),
    nextAt: defaulted(instant()),
    createdAt: defaulted(instant()),
    parkedAt: nullable(instant()),
  },
  outboxHandled: { eventId: bigint(), listener: text() },
  commandKeys: {
    actorId: text(),
    operation: text(),
    key: text(),
    wish: text(),
    answer: nullable(json<unknown>()),
    createdAt: defaulted(instant()),
  },
  mails: {
    key: text(),
    recipient: text(),
    replyTo: nullable(text()),
    subject: text(),
    body: text(),
    state: text<MailState>(),
    attempts: defaulted(integer()),
    createdAt: instant(),
    sentAt: nullable(instant()),
  },
  secrets: { name: text(), value: text() },
  rateCounters: { key: text(), windowStart: instant(), used: integer() },
  alarms: { id: defaulted(bigint()), name: text(), detail: json<unknown>(), at: instant() },
  /** Append-only: every step of everything that has states. */
  transitions: {
    id: defaulted(bigint()),
    entity: text(),
    entityId: text(),
    fromStatus: text(),
    toStatus: text(),
    actorId: nullable(text()),
    reason: defaulted(text()),
    at: instant(),
  },
  /** Append-only and chained: see requests/audit.ts. */
  auditEntries: {
    n: defaulted(bigint()),
    at: instant(),
    actorId: nullable(text()),
    action: text(),
    targetKind: text(),
    targetId: text(),
    reason: defaulted(text()),
    before: nullable(json<unknown>()),
    after: nullable(json<unknown>()),
    requestId: text(),
    sessionId: nullable(text()),
    factor: nullable(text<FactorMethod>()),
    hash: defaulted(text()),
  },
  files: {
    id: text(),
    storageKey: text(),
    ownerId: nullable(text()),
    name: text(),
    type: text(),
    bytes: bigint(),
    sha256: text(),
    isPublic: boolean(),
    createdAt: instant(),
  },
};
