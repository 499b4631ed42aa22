import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Refused, Unreached } from "../lib/calls/call.ts";
import { Button } from "../ui/controls/button.tsx";

const OURS = { title: "This page stopped working", help: "That's on us. Reloading the page usually helps." };

/** A refused or lost question can simply be asked again; for anything else a fresh load is the honest way out. */
function explain(error: unknown): { title: string; help: string; canRetry: boolean } {
  if (error instanceof Refused) return { title: error.message, help: "Nothing is lost. Please try again.", canRetry: true };
  if (error instanceof Unreached)
    return { title: "We can't be reached right now", help: "Check your connection, then try again.", canRetry: true };
  return { ...OURS, canRetry: false };
}

/** What people see when a screen breaks. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const { title, help, canRetry } = explain(error);
  const tryAgain = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
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
