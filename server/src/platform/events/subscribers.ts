import type { Actor } from "@blenda/domain/access/actor";
import type { StreamEnd } from "@blenda/domain/access/event";
import type { Note } from "@blenda/domain/live/contract";

/** One browser holds one stream, so these are many devices, or an attack. */
const STREAMS_PER_USER = 20;
const STREAMS_PER_ADDRESS = 200;

/** A subscriber: one open stream and what it has not been told yet. A slow reader gets one note holding everything, never a growing queue. */
export class Subscriber {
  readonly actor: Actor;
  readonly sessionId: string | null;
  readonly counted: string;
  #stale = new Set<string>();
  #mustResync = false;
  #isOver = false;
  #alarm = Promise.withResolvers<void>();

  constructor(actor: Actor, sessionId: string | null, counted: string) {
    this.actor = actor;
    this.sessionId = sessionId;
    this.counted = counted;
  }

  tell(stale: readonly string[]): void {
    for (const name of stale) this.#stale.add(name);
    this.#alarm.resolve();
  }

  resync(): void {
    this.#mustResync = true;
    this.#alarm.resolve();
  }

  end(): void {
    this.#isOver = true;
    this.#alarm.resolve();
  }

  /** The next note, or `null` when the stream is over. */
  async next(): Promise<Note | null> {
    await this.#alarm.promise;
    if (this.#isOver) return null;
    this.#alarm = Promise.withResolvers<void>();
    const note: Note = this.#mustResync ? { resync: true } : { stale: [...this.#stale] };
    this.#stale.clear();
    this.#mustResync = false;
    return note;
  }
}

/** The subscribers of this process, findable by user so that a note to one does not cost a walk past all. */
export class Subscribers {
  #groups = new Map<string, Set<Subscriber>>();

  /** `null` when this user or address holds too many streams already. */
  enter({ actor, sessionId, address }: { actor: Actor; sessionId: string | null; address: string }): Subscriber | null {
    const counted = actor ? `user ${actor.id}` : `address ${address}`;
    const group = this.#groups.get(counted) ?? new Set();
    if (group.size >= (actor ? STREAMS_PER_USER : STREAMS_PER_ADDRESS)) return null;
    const subscriber = new Subscriber(actor, sessionId, counted);
    this.#groups.set(counted, group.add(subscriber));
    return subscriber;
  }

  leave(subscriber: Subscriber): void {
    const group = this.#groups.get(subscriber.counted);
    group?.delete(subscriber);
    if (group?.size === 0) this.#groups.delete(subscriber.counted);
  }

  *everyone(): Generator<Subscriber> {
    for (const group of this.#groups.values()) yield* group;
  }

  ofUser(userId: string): Iterable<Subscriber> {
    return this.#groups.get(`user ${userId}`) ?? [];
  }

  sessions(): string[] {
    return [...new Set([...this.everyone()].flatMap(({ sessionId }) => sessionId ?? []))];
  }

  end({ userId, sessionId, exceptSessionId }: StreamEnd): void {
    for (const subscriber of this.ofUser(userId)) {
      const isMeant = sessionId ? subscriber.sessionId === sessionId : subscriber.sessionId !== exceptSessionId || !exceptSessionId;
      if (isMeant) subscriber.end();
    }
  }
}
