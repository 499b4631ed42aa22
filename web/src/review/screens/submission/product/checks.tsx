import { GOOD_SCORE } from "@blenda/domain/catalogue/constants";
import type { ReviewedProduct } from "@blenda/domain/review/model";
import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { copyText } from "./copy-text.ts";

const LEVELS = {
  block: { icon: "circle-alert", ink: "text-bad", name: "Blocks" },
  warn: { icon: "triangle-alert", ink: "text-warn", name: "Warning" },
  info: { icon: "info", ink: "text-sky", name: "Note" },
} as const satisfies Record<string, { icon: IconName; ink: string; name: string }>;
const ORDER = ["block", "warn", "info"] as const;
const FIRST_SHOWN = 4;

function endText(isCopy: boolean, findings: number, blocks: number): string {
  if (isCopy) return "To approve it, say why it isn't a copy";
  if (blocks > 0) return `${blocks} block`;
  return findings === 0 ? "Clean. Nothing to report." : "Nothing blocks";
}

/** What another creator sells already, then what the file check found, the weightiest first; F walks through them. */
export function Checks({ item }: { item: ReviewedProduct }) {
  const [isWhole, setWhole] = useState(false);
  const { files, score } = item.submission.draft;
  const findings = files
    .flatMap(({ name, findings: found }) => found.map((each) => ({ ...each, file: name })))
    .toSorted((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
  const shown = isWhole ? findings : findings.slice(0, FIRST_SHOWN);
  const blocks = findings.filter(({ level }) => level === "block").length;
  return (
    <Panel title="Checks" aside={score !== null && <Tag tone={score >= GOOD_SCORE ? "ok" : "neutral"}>Score {score}</Tag>}>
      <ul className="-mx-5 divide-y divide-line border-t border-line">
        {item.copies.map((flag) => (
          <li key={flag.product.id} data-finding tabIndex={-1} className="flex gap-3 bg-bad-soft px-5 py-3 -outline-offset-2">
            <Icon name="copy" size={18} className="mt-0.5 text-bad" />
            <span className="grid min-w-0 gap-0.5">
              <span className="type-ui font-semibold text-bad">Copy?</span>
              <span className="type-ui">{copyText(flag)}</span>
            </span>
          </li>
        ))}
        {shown.map(({ level, message, file, code }) => {
          const { icon, ink, name } = LEVELS[level];
          return (
            <li key={`${file} ${code} ${message}`} data-finding tabIndex={-1} className="flex gap-3 px-5 py-3 -outline-offset-2">
              <Icon name={icon} size={18} className={`mt-0.5 ${ink}`} />
              <span className="grid min-w-0 gap-0.5">
                <span className="type-ui">
                  <span className="sr-only">{name}: </span>
                  {message}
                </span>
                <span className="truncate type-small text-muted">{file}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="-mx-5 -mb-5 flex min-h-12 items-center justify-between gap-3 border-t border-line px-5 py-2 type-small text-muted">
        <p>{endText(item.copies.length > 0, findings.length, blocks)}</p>
        {findings.length > FIRST_SHOWN && (
          <Button kind="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Fewer" : `All ${findings.length} checks`}
          </Button>
        )}
      </div>
    </Panel>
  );
}
