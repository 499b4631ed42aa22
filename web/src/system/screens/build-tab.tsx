import type { FLAGS } from "@blenda/domain/access/flags";
import type { BuildFacts } from "@blenda/domain/system/model";
import { useQuery } from "@tanstack/react-query";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag } from "../../ui/tag.tsx";
import { buildQuery } from "../data/panel-queries.ts";
import { QueryAnswer } from "./query-answer.tsx";

/** What each switch does; they are set by the configuration, not here. */
const FLAG_WORDS: Record<(typeof FLAGS)[number], string> = {
  motion: "BlendaMotion in the navbar, for everyone",
  adminTools: "Admin tools in the browser's console",
  demo: "Demo accounts and the open mailbox",
  mfaBypass: "The staff area opens without a second factor",
  tax: "Sales tax is collected",
};

export function BuildTab() {
  return <QueryAnswer query={useQuery(buildQuery)}>{(facts) => <Facts facts={facts} />}</QueryAnswer>;
}

function Facts({ facts }: { facts: BuildFacts }) {
  const { applied, known } = facts.migrations;
  const versions = [
    ["Commit", facts.commit ?? "not a clone"],
    ["Environment", facts.environment === "demo" ? "demo" : "live"],
    ["Running since", `${momentOf(facts.startedAt)} (${agoOf(facts.startedAt)})`],
    ["Node", facts.node],
    ["PostgreSQL", facts.postgres],
    ["Schema", facts.migration],
    ["Migrations", applied === known ? `${applied}, all applied` : `${applied} applied, ${known} known`],
    ["Generator", facts.generator],
    ["Payments", facts.payments],
  ] as const;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Panel title="Versions">
        <dl className="divide-y divide-line border-t border-line">
          {versions.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-2.5 type-ui">
              <dt className="whitespace-nowrap text-muted">{name}</dt>
              <dd className="text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title="Feature flags" aside={<span className="type-small text-muted">set by the configuration</span>}>
        <ul className="divide-y divide-line border-t border-line">
          {facts.flags.map(({ name, isOn }) => (
            <li key={name} className="flex items-center justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p className="font-mono type-small font-semibold">{name}</p>
                <p className="type-small text-muted">{FLAG_WORDS[name]}</p>
              </div>
              <Tag tone={isOn ? "ok" : "neutral"}>{isOn ? "on" : "off"}</Tag>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
