import type { Job, ToolPage } from "@blenda/domain/generation/model";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api, type client } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { numberIn, textIn } from "../../lib/calls/refusal.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { learnJob } from "./job-queries.ts";

type Start = Omit<Parameters<typeof client.generation.start>[0], "key">;

/** Starts a job: pressed twice, started once. The job it made is the one on the stage. */
export function useStart(page: ToolPage, seenAt: number) {
  const navigate = useNavigate();
  /** One key per request until it is started: what a lost connection repeats is still one job. */
  const sent = useRef<{ request: string; key: string } | null>(null);
  const [calmUntil, setCalmUntil] = useState<number | null>(null);
  const { act, isActing, error } = useAct(api.generation.start, { isToldInPlace: true, learn: learnJob });
  const cooling = useSecondsUntil(later(coolingEnd(page, seenAt), calmUntil));

  /** What would be made instead, and the request it would be made for, until the person has answered. */
  const [offer, setOffer] = useState<{ request: Start; substitute: string; sentence: string } | null>(null);

  const start = (request: Start, onRefused?: (why: Error) => void) => {
    setOffer(null);
    const words = JSON.stringify(request);
    if (sent.current?.request !== words) sent.current = { request: words, key: newKey() };
    act(
      { ...request, key: sent.current.key },
      {
        onSuccess: ({ id }) => {
          sent.current = null;
          setCalmUntil(Date.now() + page.rules.cooldownSeconds * 1_000);
          void navigate({ to: "/blendagen", search: { job: id }, replace: true });
        },
        onError: (why) => {
          const seconds = numberIn(why, "seconds");
          if (seconds !== null) setCalmUntil(Date.now() + seconds * 1_000);
          const substitute = textIn(why, "substitute");
          if (substitute !== null) setOffer({ request, substitute, sentence: why.message });
          onRefused?.(why);
        },
      },
    );
  };
  const accept = () => offer && start({ ...offer.request, accept: offer.substitute });
  const again = (job: Job) => start(sameAs(job));
  return { start, again, offer, accept, decline: () => setOffer(null), isStarting: isActing, error, cooling };
}
export type Starter = ReturnType<typeof useStart>;

/** The same words and choices from another random start; a picture comes along. */
const sameAs = ({ id, prompt, mode, options, format }: Job): Start => ({
  prompt,
  ...(mode && { mode }),
  ...options,
  format,
  variationOf: id,
});

/** By our own clock: the server's may differ, but never by more than one whole cooldown from when it answered. */
function coolingEnd({ coolUntil, rules }: ToolPage, seenAt: number): number | null {
  return coolUntil === null ? null : Math.min(Date.parse(coolUntil), seenAt + rules.cooldownSeconds * 1_000);
}

const later = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);
