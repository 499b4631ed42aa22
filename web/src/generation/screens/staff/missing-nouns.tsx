import type { Analytics } from "@blenda/domain/generation/model";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { shortDayOf } from "../../../lib/text/utc-day.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const COLUMNS = ["Asked for", "Times", "People", "Offer taken", "Last asked"] as const;

/** What people asked for that there is no form for: what the engine should learn next. */
export function MissingNouns({ figures: { missing, days } }: { figures: Analytics }) {
  const { save, isSaving } = useCsvFile(() => client.generation.missingFile({ days }));
  return (
    <Panel
      title="Asked for and missing"
      aside={
        missing.length > 0 && (
          <Button size="small" icon="download" isBusy={isSaving} aria-label="CSV of what is missing" onClick={save}>
            CSV
          </Button>
        )
      }
    >
      {missing.length === 0 ? (
        <p className="text-muted">Everything people asked for in this time can be made.</p>
      ) : (
        <>
          <div className="overflow-x-auto">
            <table className="w-full border-collapse type-ui">
              <caption className="sr-only">Asked for and missing</caption>
              <thead>
                <tr className="border-b border-line text-muted">
                  {COLUMNS.map((name, at) => (
                    <th key={name} scope="col" className={at === 0 ? "pb-2 text-left type-label" : "pb-2 pl-4 text-right type-label"}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {missing.map(({ noun, asked, people, taken, lastDay }) => (
                  <tr key={noun}>
                    <td className="py-2.5 wrap-anywhere">{noun}</td>
                    <td className="py-2.5 pl-4 text-right tabular-nums">{exact(asked)}</td>
                    <td className="py-2.5 pl-4 text-right tabular-nums">{exact(people)}</td>
                    <td className="py-2.5 pl-4 text-right tabular-nums">{exact(taken)}</td>
                    <td className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">{shortDayOf(lastDay)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-4 border-t border-line pt-4 type-small text-muted">
            A person is counted once a day. Only the noun is kept, for a year: no prompt, and not who asked.
          </p>
        </>
      )}
    </Panel>
  );
}
