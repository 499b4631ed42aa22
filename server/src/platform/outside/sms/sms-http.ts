import { setTimeout as sleep } from "node:timers/promises";
import type { SmsSender } from "./sms.ts";

interface Options {
  url: string;
  key: string;
  from: string;
  /** How long to wait for an answer, and before the second try. */
  timeoutMs?: number;
  pauseMs?: number;
}

const TRIES = 2;

/**
 * A sender of text messages by HTTP: one JSON document with `to`, `from`, `text` and an idempotency key, and a bearer token. What
 * providers call these fields differs; a small relay in front of one translates. Anything but a 2xx is a failure; a fault of
 * theirs, or silence, is tried once more with the same key.
 */
export function makeHttpSms({ url, key: token, from, timeoutMs = 8_000, pauseMs = 500 }: Options): SmsSender {
  async function post(key: string, body: string): Promise<Response> {
    return fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
      body,
      // A sender that leads elsewhere would lead our token there.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  return {
    send: async ({ key, to, text }) => {
      const body = JSON.stringify({ to, from, text });
      let failure: unknown;
      for (let turn = 1; turn <= TRIES; turn++) {
        if (turn > 1) await sleep(pauseMs);
        const answer = await post(key, body).catch((error: unknown) => {
          failure = error;
          return null;
        });
        await answer?.body?.cancel();
        if (answer?.ok) return;
        if (answer) failure = new Error(`the sender answered ${answer.status}`);
        // What they refuse they would refuse again.
        if (answer && answer.status < 500 && answer.status !== 429) break;
      }
      throw new Error("a text message was not taken", { cause: failure });
    },
  };
}
