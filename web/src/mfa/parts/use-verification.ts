import type { FactorMethod } from "@blenda/domain/access/step-up";
import { KEY_PROMPT_SECONDS } from "@blenda/domain/mfa/constants";
import type { Answer, Challenge } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useEffect, useRef, useState } from "react";
import { Refused } from "../../lib/calls/call.ts";
import { codeOf, numberIn } from "../../lib/calls/refusal.ts";
import { askKey, canUseKeys } from "../data/hardware-key.ts";

/** What the server is asked. Stepping up and logging in each have calls of their own for it. */
export interface Verifier {
  /** Begins it; for SMS it sends the code. */
  challenge: (method: FactorMethod) => Promise<Challenge>;
  verify: (answer: Answer) => Promise<void>;
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
const MARGIN_MS = 5_000;

/** One try at a second factor after the other, until one is right. */
export function useVerification(methods: readonly FactorMethod[], lockedAtFirst: string | null, { challenge, verify }: Verifier) {
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? "authenticator");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isVerifying, setVerifying] = useState(false);
  const [lockedUntil, setLockedUntil] = useState(lockedAtFirst === null ? null : Date.parse(lockedAtFirst));
  const [keyUntil, setKeyUntil] = useState<number | null>(null);
  /** The last digits of the phone a code was sent to. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const fail = (problem: unknown) => {
    const minutes = problem instanceof Refused && codeOf(problem) === "MFA_LOCKED" ? numberIn(problem, "minutes") : null;
    if (minutes !== null) setLockedUntil(Date.now() + minutes * MINUTE_MS);
    setError(problem instanceof Error && problem.message ? problem.message : mfaTexts.verifyFailed);
  };

  const begun = useRef<Challenge | null>(null);
  const begin = async (wanted: FactorMethod): Promise<Challenge> => {
    const asked = await challenge(wanted);
    begun.current = asked;
    return asked;
  };

  const sendSms = async () => {
    setSending(true);
    setError(null);
    try {
      const asked = await begin("sms");
      if (asked.method === "sms") setSentTo(asked.sentTo);
    } catch (problem) {
      setSentTo(null);
      fail(problem);
    } finally {
      setSending(false);
    }
  };

  const choose = (chosen: FactorMethod) => {
    setMethod(chosen);
    setCode("");
    setError(chosen === "hardware_key" && !canUseKeys() ? mfaTexts.keysUnsupported : null);
  };

  const type = (typed: string) => {
    setCode(typed);
    setError(null);
  };

  // What is on show is asked of the server too: so it knows what was denied, and what is wrong is known before anything is typed.
  const isTyped = method === "authenticator" || method === "backup_codes";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each method that is chosen
  useEffect(() => {
    if (isTyped) void begin(method).catch(fail);
  }, [method, isTyped]);

  const showKey = async (): Promise<Answer> => {
    const asked = await begin("hardware_key");
    if (asked.method !== "hardware_key") throw new Error(mfaTexts.verifyFailed);
    setKeyUntil(Date.now() + KEY_PROMPT_SECONDS * SECOND_MS);
    return askKey(asked);
  };

  /** A person who thought for longer than a challenge lives is not told so: it is asked anew, and the code they typed is still theirs. */
  const answerTyped = async (typed: Exclude<FactorMethod, "hardware_key">): Promise<Answer> => {
    const isFresh = begun.current?.method === typed && Date.parse(begun.current.expiresAt) > Date.now() + MARGIN_MS;
    if (typed !== "sms" && !isFresh) await begin(typed);
    return { method: typed, code };
  };

  const submit = async () => {
    if (isVerifying) return;
    if (method !== "hardware_key" && code === "") return setError(mfaTexts.codeMissing);
    if (method === "hardware_key" && !canUseKeys()) return setError(mfaTexts.keysUnsupported);
    setVerifying(true);
    setError(null);
    try {
      await verify(method === "hardware_key" ? await showKey() : await answerTyped(method));
    } catch (problem) {
      setCode("");
      fail(problem);
    } finally {
      setVerifying(false);
      setKeyUntil(null);
    }
  };

  return { method, choose, code, type, error, isVerifying, lockedUntil, keyUntil, sentTo, isSending, sendSms, submit };
}
