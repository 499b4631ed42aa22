import type { Evidence } from "@blenda/domain/disputes/model";
import { momentOf } from "../../lib/text/time.ts";
import { Icon } from "../../ui/icon.tsx";

/** What creators said and showed, in the order they did. */
export function EvidenceList({ evidence, empty }: { evidence: readonly Evidence[]; empty: string }) {
  if (evidence.length === 0) return <p className="type-ui text-muted">{empty}</p>;
  return (
    <ol className="grid grid-cols-1 gap-4">
      {evidence.map(({ id, creatorName, text, files, createdAt }) => (
        <li key={id} className="grid min-w-0 gap-2 border-l-2 border-line-strong pl-4">
          <p className="type-small text-muted">
            {creatorName} · {momentOf(createdAt)}
          </p>
          <p className="type-ui wrap-anywhere whitespace-pre-line">{text}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
            {files.map(({ id: fileId, name, url }) => (
              <li key={fileId}>
                <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-6 items-center gap-1 type-small">
                  {name} <Icon name="external-link" size={14} />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
