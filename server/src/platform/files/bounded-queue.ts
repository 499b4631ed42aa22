import { refusal } from "../requests/refusal.ts";

interface Options {
  /** How many may be at work at once. */
  atOnce: number;
  /** How many may wait for them. */
  waiting: number;
  /** How many of one person may be at work or wait. */
  perPerson?: number;
  /** When a sender who finds no room might find some. */
  retryAfterSeconds?: number;
}

/** The person whose work it is, and how large it is. Without it all work counts as nobody's in particular. */
interface Turn {
  personId: string;
  bytes: number;
}

interface WaitingTurn {
  turn: Turn;
  resume(): void;
}

const ANONYMOUS: Turn = { personId: "", bytes: 0 };

export type BoundedQueue = <Answer>(work: () => Promise<Answer>, turn?: Turn) => Promise<Answer>;

/**
 * A bounded queue for work that takes a core or much memory. A caller who finds it full is refused before anything is done: a
 * flood of requests costs a flood of refusals, and not the time of all others. Next is the person with least at work, small work
 * before large, and then in order of arrival.
 */
export function makeBoundedQueue({ atOnce, waiting: most, perPerson, retryAfterSeconds = 5 }: Options): BoundedQueue {
  const working: Turn[] = [];
  const waiting: WaitingTurn[] = [];
  const countOf = ({ personId }: Turn, among: readonly Turn[]) => among.filter((turn) => turn.personId === personId).length;

  function next(): WaitingTurn | undefined {
    const [first] = waiting
      .map(({ turn }, at) => ({ at, working: countOf(turn, working), bytes: turn.bytes }))
      .sort((one, other) => one.working - other.working || one.bytes - other.bytes || one.at - other.at);
    return first && waiting.splice(first.at, 1)[0];
  }

  return async (work, turn = ANONYMOUS) => {
    const own = countOf(turn, working) + waiting.filter((other) => other.turn.personId === turn.personId).length;
    const isFull = working.length >= atOnce && waiting.length >= most;
    if (isFull || (perPerson !== undefined && own >= perPerson)) throw refusal("BUSY", { retryAfterSeconds });
    if (working.length < atOnce) working.push(turn);
    else await new Promise<void>((resume) => waiting.push({ turn, resume }));
    try {
      return await work();
    } finally {
      working.splice(working.indexOf(turn), 1);
      const following = next();
      if (following) {
        // The place is handed over before another caller may ask for it.
        working.push(following.turn);
        following.resume();
      }
    }
  };
}
