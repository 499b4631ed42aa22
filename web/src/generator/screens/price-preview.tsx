import { COMPLEXITIES, RESOLUTIONS } from "@blenda/domain/generation/constants";
import { costOf } from "@blenda/domain/generation/rules";
import type { GeneratorSettings } from "@blenda/domain/generator/model";

type Prices = Pick<GeneratorSettings, "dynamicPricingEnabled" | "costMultiplier" | "emergencyPriceIncrease">;

const ROWS = RESOLUTIONS.flatMap((resolution) => COMPLEXITIES.map((complexity) => ({ resolution, complexity })));
const nameOf = ({ resolution, complexity }: (typeof ROWS)[number]): string =>
  [resolution === "ultra" ? "Ultra resolution" : "Normal resolution", complexity === "high" ? "high complexity" : "normal complexity"].join(
    ", ",
  );

/** What each choice costs with the factors as they are typed; what it costs now stands beside it where that differs. */
export function PricePreview({ now, wanted }: { now: Prices; wanted: Prices }) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <table className="w-full border-collapse type-ui">
        <caption className="pb-2 text-left type-ui">Price of a generation, in tokens</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-4 text-left type-label">
              Options
            </th>
            <th scope="col" className="w-24 py-2 text-right type-label">
              Plain
            </th>
            <th scope="col" className="w-24 py-2 text-right type-label">
              HighPack
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ROWS.map((row) => (
            <tr key={nameOf(row)}>
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                {nameOf(row)}
              </th>
              {[false, true].map((highPack) => (
                <Price
                  key={String(highPack)}
                  before={costOf({ ...row, highPack }, now).total}
                  after={costOf({ ...row, highPack }, wanted).total}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Price({ before, after }: { before: number; after: number }) {
  return (
    <td className="py-2.5 text-right tabular-nums">
      {before !== after && (
        <>
          <s className="text-muted">
            <span className="sr-only">now </span>
            {before}
          </s>{" "}
        </>
      )}
      <span className="font-semibold">{after}</span>
    </td>
  );
}
