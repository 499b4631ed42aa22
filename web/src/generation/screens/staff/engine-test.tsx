import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { spanText } from "./period.ts";

/** Our own engine makes something small, one outside is only asked: what it makes costs money. The calls then list it too. */
export function EngineTest() {
  const { act, isActing, out, error } = useAct(api.generation.testProvider, {
    learn: (_out, cache) => cache.invalidateQueries({ queryKey: api.generation.provider.key() }),
    isToldInPlace: true,
  });
  return (
    <div className="mt-5 grid gap-4">
      <Button icon="play" className="justify-self-start" isBusy={isActing} onClick={() => act(undefined)}>
        Run a test
      </Button>
      {isActing ? (
        <p role="status" className="type-small text-muted">
          Testing the engine. This can take a few seconds.
        </p>
      ) : error ? (
        <Alert tone="bad" title={error.message} />
      ) : (
        out && (
          <Alert tone={out.isGood ? "ok" : "bad"} title={out.isGood ? `It works: ${spanText(out.ms / 1_000)}` : "It isn't working"}>
            {out.said}
          </Alert>
        )
      )}
    </div>
  );
}
