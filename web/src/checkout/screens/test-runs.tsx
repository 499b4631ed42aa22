import type { CartLine } from "@blenda/domain/cart/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Tag } from "../../ui/tag.tsx";
import { isPassed, runTest, TEST_CASES, type TestCase, type TestResult } from "../data/self-check.ts";
import type { TestableItem } from "../data/testable-items.ts";

type Outcome = { state: "running" } | { state: "done"; result: TestResult } | { state: "stopped"; message: string };

const STATE_WORDS = { paid: "paid", processing: "processing", requires_action: "asks for approval", failed: "refused" } as const;

/** Every card of the built-in provider, one by one or all together, with what should happen and what did. */
export function TestRuns({ item }: { item: TestableItem }) {
  const line = useLine(item);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const say = (name: string, outcome: Outcome) => setOutcomes((before) => ({ ...before, [name]: outcome }));
  const run = async (test: TestCase) => {
    if (!line) return;
    say(test.name, { state: "running" });
    try {
      say(test.name, { state: "done", result: await runTest(line, test) });
    } catch (error) {
      say(test.name, { state: "stopped", message: (error as Error).message });
    }
  };
  const isRunning = Object.values(outcomes).some(({ state }) => state === "running");
  const passed = TEST_CASES.filter((test) => {
    const outcome = outcomes[test.name];
    return outcome?.state === "done" && isPassed(test, outcome.result);
  }).length;
  const finished = Object.values(outcomes).filter(({ state }) => state !== "running").length;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="type-ui text-muted tabular-nums">
          {finished > 0 && `${passed} of ${finished} as expected`}
        </p>
        <Button
          kind="primary"
          size="large"
          icon="shield-check"
          disabled={!line}
          isBusy={isRunning}
          onClick={() => void Promise.all(TEST_CASES.map(run))}
        >
          Run the self-check
        </Button>
      </div>
      <ul aria-label="Test cards" className="divide-y divide-line rounded-md border border-line">
        {TEST_CASES.map((test) => (
          <Case
            key={test.name}
            test={test}
            outcome={outcomes[test.name]}
            canRun={line !== null && !isRunning}
            onRun={() => void run(test)}
          />
        ))}
      </ul>
    </section>
  );
}

/** A product is bought under the first of its licences. */
function useLine({ itemType, itemId }: TestableItem): CartLine | null {
  const { data } = useQuery({ ...api.catalogue.product.queryOptions({ input: { id: itemId } }), enabled: itemType === "product" });
  if (itemType === "training") return { itemType, itemId, variant: null };
  const variant = data?.licences[0]?.type;
  return variant ? { itemType, itemId, variant } : null;
}

interface CaseProps {
  test: TestCase;
  outcome: Outcome | undefined;
  canRun: boolean;
  onRun: () => void;
}

function Case({ test, outcome, canRun, onRun }: CaseProps) {
  const should = test.expected.map((state) => STATE_WORDS[state]).join(", then ");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="type-ui font-semibold first-letter:uppercase">{test.name}</p>
        <p className="type-small text-muted">
          Should be: {should}
          {test.note && `. ${test.note}`}
        </p>
        {outcome?.state === "stopped" && <p className="type-small text-bad">{outcome.message}</p>}
        {outcome?.state === "done" && outcome.result.message && <p className="type-small text-muted">{outcome.result.message}</p>}
      </div>
      {outcome && <Verdict test={test} outcome={outcome} />}
      <Button size="small" disabled={!canRun} onClick={onRun}>
        Run<span className="sr-only"> {test.name}</span>
      </Button>
    </li>
  );
}

function Verdict({ test, outcome }: { test: TestCase; outcome: Outcome }) {
  if (outcome.state === "running") return <Tag>Running</Tag>;
  const isRight = outcome.state === "done" && isPassed(test, outcome.result);
  return (
    <span className="flex items-center gap-3">
      {outcome.state === "done" && (
        <Link to="/order/$orderId" params={{ orderId: outcome.result.orderId }} className="link type-small">
          Order
        </Link>
      )}
      <Tag tone={isRight ? "ok" : "bad"}>{isRight ? "Pass" : "Fail"}</Tag>
    </span>
  );
}
