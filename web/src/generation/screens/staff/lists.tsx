import type { Analytics } from "@blenda/domain/generation/model";
import { percentText, shareOf } from "../../../lib/text/change.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

export function TopPrompts({ prompts }: { prompts: Analytics["topPrompts"] }) {
  if (prompts.length === 0)
    return (
      <Panel title="Top prompts">
        <p className="text-muted">Everything in this time was made from pictures.</p>
      </Panel>
    );
  return (
    <Panel title="Top prompts">
      <table className="w-full border-collapse type-ui">
        <caption className="sr-only">Top prompts</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="pb-2 text-left type-label">
              Prompt
            </th>
            <th scope="col" className="w-20 pb-2 text-right type-label">
              Started
            </th>
            <th scope="col" className="w-20 pb-2 text-right type-label">
              Success
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prompts.map(({ prompt, jobs, succeeded }) => (
            <tr key={prompt}>
              <td className="py-2.5 pr-4 wrap-anywhere">
                <span className="line-clamp-2">{prompt}</span>
              </td>
              <td className="py-2.5 text-right align-top tabular-nums">{exact(jobs)}</td>
              <td className="py-2.5 text-right align-top tabular-nums">{percentText(shareOf(succeeded, jobs))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Longest bar first; cancelled ones are not failures and stand below. */
export function FailureReasons({ figures: { failures, failed, timedOut, cancelled } }: { figures: Analytics }) {
  const most = Math.max(1, ...failures.map(({ jobs }) => jobs));
  return (
    <Panel title="Failure reasons">
      {failures.length === 0 ? (
        <p className="text-muted">Nothing has failed in this time.</p>
      ) : (
        <ul className="grid gap-4">
          {failures.map(({ message, jobs }) => (
            <li key={message} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 type-ui">
              <span className="wrap-anywhere">{message}</span>
              <span className="font-semibold tabular-nums">{exact(jobs)}</span>
              <span aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-surface-3">
                <span className="block h-full rounded-full bg-chart-2" style={{ width: `${(100 * jobs) / most}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 border-t border-line pt-4 type-small text-muted tabular-nums">
        {exact(failed)} failed, {exact(timedOut)} took too long, {exact(cancelled)} were cancelled. Tokens of what failed are back.
      </p>
    </Panel>
  );
}
