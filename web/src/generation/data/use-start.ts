import type { Job, ToolPage } from "@blenda/domain/generation/model";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api, type client } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { codeOf, numberIn } from "../../lib/calls/refusal.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { learnJob } from "./job-queries.ts";
import { readingQuery } from "./reading-query.ts";

type Start = Omit<Parameters<typeof client.generation.start>[0], "key">;

/** Starts a job: pressed twice, started once. The job it made is the one on the stage. */
export function useStart(page: ToolPage, seenAt: number) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  /** One key per request until it is started: what a lost connection repeats is still one job. */
  const sent = useRef<{ request: string; key: string } | null>(null);
  const [calmUntil, setCalmUntil] = useState<number | null>(null);
  const { act, isActing, error } = useAct(api.generation.start, { isToldInPlace: true, learn: learnJob });
  const cooling = useSecondsUntil(later(coolingEnd(page, seenAt), calmUntil));

  const start = (request: Start, onRefused?: (why: Error) => void) => {
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
          // Pressed before it was read, or there is no form for it any more: the form asks what to make.
          if (codeOf(why) === "GENERATION_NOT_EXACT") void cache.refetchQueries(readingQuery(request.prompt));
          onRefused?.(why);
        },
      },
    );
  };
  /** `onOpen` when something has to be chosen first. */
  const again = (job: Job, onOpen: (job: Job) => void) =>
    start(sameAs(job), (why) => {
      if (codeOf(why) === "GENERATION_NOT_EXACT") onOpen(job);
    });
  return { start, again, isStarting: isActing, error, cooling };
}
export type Starter = ReturnType<typeof useStart>;

/** The same words and choices from another random start; a picture comes along. */
const sameAs = ({ id, prompt, mode, options }: Job): Start => ({
  prompt,
  ...(mode && { mode }),
  ...options,
  variationOf: id,
});

/** By our own clock: the server's may differ, but never by more than one whole cooldown from when it answered. */
function coolingEnd({ coolUntil, rules }: ToolPage, seenAt: number): number | null {
  return coolUntil === null ? null : Math.min(Date.parse(coolUntil), seenAt + rules.cooldownSeconds * 1_000);
}

const later = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);
