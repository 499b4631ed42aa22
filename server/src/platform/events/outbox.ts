import type { Drop, Event, EventKind } from "@blenda/domain/access/event";
import { sql } from "kysely";
import type { Tx } from "../database/db.ts";
import { prepared } from "../database/prepared.ts";
import { asRecordSet } from "../database/record-set.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MailTransport } from "../outside/mail/smtp.ts";
import type { Signer } from "../requests/signed-token.ts";

/** What a listener may use besides the transaction: enough to send a mail with links that open something. */
export interface ListenerServices {
  now(): string;
  jobs: Jobs;
  mail: MailTransport | null;
  site: { url: string };
  signer: Signer;
}

/** Something a domain does because of events. Its work and the mark "handled" are one transaction. */
export interface Listener {
  name: string;
  on: string;
  /** Of many that wait it gets several at once, never two of one aggregate. */
  handle(tx: Tx, payloads: readonly never[], services: ListenerServices): Promise<void>;
}

type Handle<Heard> = (tx: Tx, heard: Heard, services: ListenerServices) => Promise<void>;

/** For what is worth doing for many at once. */
export const listenerOfMany = <Payload>(name: string, kind: EventKind<Payload>, handle: Handle<readonly Payload[]>): Listener => ({
  name,
  on: kind.kind,
  handle,
});

export const listener = <Payload>(name: string, kind: EventKind<Payload>, handle: Handle<Payload>): Listener =>
  listenerOfMany(name, kind, async (tx, payloads, services) => {
    for (const payload of payloads) await handle(tx, payload, services);
  });

/**
 * Puts an event beside the change it tells about: both are committed, or neither. Emit while holding the aggregate's
 * row lock, as every command here does; then ids of one aggregate rise in the order of their commits.
 */
export const emit = (tx: Tx, event: Event): Promise<void> => emitAll(tx, [event]);

export async function emitAll(tx: Tx, events: readonly Event[]): Promise<void> {
  const drops = events.flatMap((event) => event.drops ?? []);
  if (drops.length > 0) dropped.set(tx, [...(dropped.get(tx) ?? []), ...drops]);
  if (events.length > 0) await insertEvents(tx, { events: eventRows(events) });
}

const insertEvents = prepared((_db, { events }: { events: string }) => sql`${addEvents(events)}`);

/** A part of a statement that writes more than events. Only for what drops nothing: this process hears of drops by `emit`. */
export const addEvents = (events: string) => sql`
  insert into outbox (name, aggregate, payload, audience, stale, ends, drops)
  select name, aggregate, payload, audience, stale, ends, drops from jsonb_populate_recordset(null::outbox, ${events}::jsonb)`;

export const eventRows = (events: readonly Event[]): string =>
  asRecordSet(events.map(({ to = null, ends = null, drops = null, ...event }) => ({ ...event, audience: to, ends, drops })));

/** Lives as long as its transaction. */
const dropped = new WeakMap<Tx, Drop[]>();

/** What this transaction's events drop. Its own process need not wait for the delivery: who changed something sees it changed. */
export const dropsOf = (tx: Tx): readonly Drop[] => dropped.get(tx) ?? [];

export const jsonb = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
