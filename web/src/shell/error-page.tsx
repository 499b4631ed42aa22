import { ORPCError } from "@orpc/client";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { log } from "../lib/log.ts";
import { Button } from "../ui/button.tsx";

/**
 * What people see when a screen breaks. A refused or lost question can simply be asked again; anything else is our mistake,
 * and a fresh load is the honest way out.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => log.error("a screen failed", error), [error]);
  const isAnswer = error instanceof ORPCError;
  const tryAgain = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert" className="page grid justify-items-start gap-4 py-24">
      <h1 className="type-h1">{isAnswer ? error.message : "This page stopped working"}</h1>
      <p className="max-w-prose text-muted">
        {isAnswer ? "Nothing you did is lost. You can ask again." : "That is our mistake, not yours. Loading the page again usually helps."}
      </p>
      <div className="mt-2 flex gap-3">
        {isAnswer && (
          <Button kind="primary" icon="rotate-ccw" onClick={tryAgain}>
            Try again
          </Button>
        )}
        <Button kind={isAnswer ? "secondary" : "primary"} onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}
