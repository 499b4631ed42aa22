import { useSyncExternalStore } from "react";

/** The refusal of a call that needs a second factor, and of one whose reader has none yet (spec 2 §5). */
export const MFA_REQUIRED = "MFA_REQUIRED";
export const MFA_NOT_CONFIGURED = "MFA_NOT_CONFIGURED";

/** One ceremony. Everything that needs the same waits for the same answer. */
export interface Ceremony {
  id: number;
  action: string;
  /** There is no method to ask for yet. */
  isNotConfigured: boolean;
  /** Asked although what was shown before is still good: the person wants more time. */
  isRenewal: boolean;
  /** The sentence it is refused with; `null`: the factor was shown. */
  answer: Promise<string | null>;
  settle: (refusal: string | null) => void;
}

/** Both doors of the staff area are opened by one ceremony (decision D1). */
const isAnsweredWith = (one: string, other: string): boolean => one === other || (one.startsWith("ADMIN_") && other.startsWith("ADMIN_"));

/** First come, first asked: one dialog at a time. */
let asked = 0;
let queue: readonly Ceremony[] = [];
const watchers = new Set<() => void>();

function become(next: readonly Ceremony[]): void {
  queue = next;
  for (const tell of watchers) tell();
}

const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};

/**
 * Step-up authentication: asks the person here for their second factor, and answers with the sentence of a refusal, or `null` once
 * it was shown. The dialog itself is put into its place by `app/`; the client only knows that one is open.
 */
export function askForFactor(action: string, { isNotConfigured = false, isRenewal = false } = {}): Promise<string | null> {
  const same = queue.find((each) => isAnsweredWith(each.action, action) && each.isNotConfigured === isNotConfigured);
  if (same) return same.answer;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const ceremony: Ceremony = {
    id: ++asked,
    action,
    isNotConfigured,
    isRenewal,
    answer: promise,
    settle: (refusal) => {
      become(queue.filter((each) => each !== ceremony));
      resolve(refusal);
    },
  };
  become([...queue, ceremony]);
  return promise;
}

export const ceremonies = (): readonly Ceremony[] => queue;

/** The ceremony that is going on right now. */
export const useCeremony = (): Ceremony | null => useSyncExternalStore(watch, () => queue[0] ?? null);
