import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { Refused, Unreached } from "../lib/calls/call.ts";
import { lineBack } from "../lib/page/arriving.ts";
import { useIsOnline } from "../lib/page/online.ts";
import { Button } from "../ui/controls/button.tsx";

const OURS = { title: "This page stopped working", help: "That's on us. Reloading the page usually helps." };

/** A refused or lost question can simply be asked again; for anything else a fresh load is the honest way out. */
function explain(error: unknown, isOnline: boolean): { title: string; help: string; canRetry: boolean } {
  if (error instanceof Refused) return { title: error.message, help: "Nothing is lost. Please try again.", canRetry: true };
  if (!isOnline) return { title: "You're offline", help: "We'll load this page when you're back.", canRetry: true };
  if (error instanceof Unreached)
    return { title: "We can't be reached right now", help: "We'll load this page as soon as we can.", canRetry: true };
  return { ...OURS, canRetry: false };
}

/** What people see when a screen breaks. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const isOnline = useIsOnline();
  // As it was when the page broke: once the line is back, it must still come by itself.
  const [isAway] = useState(error instanceof Unreached || !isOnline);
  const { title, help, canRetry } = explain(error, isOnline);
  const tryAgain = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  useLineBack(isAway, tryAgain);
  return (
    <div role="alert" className="page grid justify-items-start gap-4 py-24">
      <h1 className="type-h1">{title}</h1>
      <p className="max-w-prose text-muted">{help}</p>
      <div className="mt-2 flex gap-3">
        {canRetry && (
          <Button kind="primary" icon="rotate-ccw" onClick={tryAgain}>
            Try again
          </Button>
        )}
        <Button kind={canRetry ? "secondary" : "primary"} onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}

/** What only the line kept away comes by itself. */
function useLineBack(isAwaited: boolean, run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (!isAwaited) return;
    let isHere = true;
    void lineBack().then(() => isHere && latest());
    return () => {
      isHere = false;
    };
  }, [isAwaited]);
}
