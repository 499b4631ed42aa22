import type { Access } from "./can.ts";

/** Who is told that an answer became stale: one user, or everyone who may. */
export type Audience = { userId: string } | { access: Access };

/** Whose live streams end, because who they stand for is no longer signed in or may no longer what they could. */
export interface StreamEnd {
  userId: string;
  /** Only this session's; absent: all of the user's. */
  sessionId?: string;
  /** All but this session's. */
  exceptSessionId?: string;
}

/**
 * What the kept shared answers and the search index of every process must read again; `null` ids: all of that kind.
 */
export interface Drop {
  /** The owner's domain and the thing: `catalogue.product`. Said beside the event; a subscriber knows the kinds it cares for. */
  kind: `${string}.${string}`;
  ids: readonly string[] | null;
  /** Whose they are: a shop's page shows counts and newest things that no id of its own tells about. */
  creatorIds?: readonly string[];
  /** Nothing changed but how often they were sold: what is kept may be shown a moment longer, while it is made anew. */
  isOnlyCounts?: boolean;
  /** Nothing of it is the same for everybody, so no shared answer shows it. */
  isPrivate?: boolean;
  /** Only what visitors are shown tells it, no answer that is everybody's. */
  isForVisitors?: boolean;
}

/** Something that happened, as it lies in the outbox. */
export interface Event<Payload = unknown> {
  name: string;
  /** Events of one aggregate reach each listener in the order they were emitted. */
  aggregate: string;
  payload: Payload;
  to?: Audience;
  /** Reads whose answers changed for that audience. */
  stale: readonly string[];
  ends?: StreamEnd;
  drops?: Drop;
}

interface EventDeclaration<Payload> {
  aggregate: (payload: Payload) => string;
  to?: (payload: Payload) => Audience;
  stale?: readonly string[];
  ends?: (payload: Payload) => StreamEnd;
  drops?: (payload: Payload) => Drop;
}

export interface EventKind<Payload> {
  (payload: Payload): Event<Payload>;
  readonly kind: string;
  readonly stale: readonly string[];
}

/** Declares a kind of event. The client needs no code per domain: `stale` says which questions to ask again. */
export function event<Payload>(name: string, { aggregate, to, stale = [], ends, drops }: EventDeclaration<Payload>): EventKind<Payload> {
  const make = (payload: Payload): Event<Payload> => ({
    name,
    aggregate: aggregate(payload),
    payload,
    stale,
    ...(to && { to: to(payload) }),
    ...(ends && { ends: ends(payload) }),
    ...(drops && { drops: drops(payload) }),
  });
  return Object.assign(make, { kind: name, stale });
}
