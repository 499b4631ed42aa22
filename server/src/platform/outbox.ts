import type { Drop, Event, EventKind } from "@blenda/domain/access/event";
import { sql } from "kysely";
import type { Tx } from "./db.ts";
import type { Jobs } from "./jobs.ts";
import type { MailTransport } from "./outside/smtp.ts";

/** What a listener may use besides the transaction: enough to send a mail. */
export interface ListenerServices {
  now(): string;
  jobs: Jobs;
  mail: MailTransport | null;
  site: { url: string };
}

/** Something a domain does because of an event. Its work and the mark "handled" are one transaction. */
export interface Listener {
  name: string;
  on: string;
  handle(tx: Tx, payload: never, eventId: number, services: ListenerServices): Promise<void>;
}

export function listener<Payload>(
  name: string,
  kind: EventKind<Payload>,
  handle: (tx: Tx, payload: Payload, eventId: number, services: ListenerServices) => Promise<void>,
): Listener {
  return { name, on: kind.kind, handle };
}

/**
 * Puts an event beside the change it tells about: both are committed, or neither. Emit while holding the aggregate's
 * row lock, as every command here does; then ids of one aggregate rise in the order of their commits.
 */
export async function emit(tx: Tx, event: Event): Promise<void> {
  if (event.drops) dropped.set(tx, [...(dropped.get(tx) ?? []), event.drops]);
  await tx.insertInto("outbox").values(outboxRow(event)).execute();
}

/** For a statement that writes more than the event. Only for events that drop nothing: this process hears of those by `emit`. */
export const outboxRow = ({ name, aggregate, payload, to, stale, ends, drops }: Event) => ({
  name,
  aggregate,
  payload: jsonb(payload),
  audience: to ? jsonb(to) : null,
  stale: jsonb(stale),
  ends: ends ? jsonb(ends) : null,
  drops: drops ? jsonb(drops) : null,
});

const dropped = new WeakMap<Tx, Drop[]>();

/** What this transaction's events drop. Its own process need not wait for the delivery: who changed something sees it changed. */
export const dropsOf = (tx: Tx): readonly Drop[] => dropped.get(tx) ?? [];

export const jsonb = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
