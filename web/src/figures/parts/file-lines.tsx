import type { FigureFile } from "@blenda/domain/figures/model";
import { useQuery } from "@tanstack/react-query";
import { sizeOf } from "../../lib/text/bytes.ts";
import { exact } from "../../lib/text/numbers.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Icon } from "../../ui/icon.tsx";
import { filesQuery } from "../data/figure-queries.ts";

/** How far the files are that were asked for on this page. */
export function StartedFiles({ started }: { started: readonly string[] }) {
  const { data = [] } = useQuery({ ...filesQuery, enabled: started.length > 0 });
  const mine = data.filter(({ id }) => started.includes(id));
  if (mine.length === 0) return null;
  return (
    <div className="rounded-md border border-line bg-surface-1">
      <FileLines files={mine} />
    </div>
  );
}

export function FileLines({ files }: { files: readonly FigureFile[] }) {
  return (
    <ul aria-label="Files" className="divide-y divide-line">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 type-ui">
          <Icon name="file-text" className="text-muted" />
          <Line file={file} />
        </li>
      ))}
    </ul>
  );
}

function Line({ file: { name, state, rows, writtenRows, bytes, url, createdAt, expiresAt } }: { file: FigureFile }) {
  if (state === "waiting" || state === "writing")
    return (
      <div className="min-w-52 flex-1">
        <Progress
          label={state === "waiting" ? `${name}, next in line` : `${name}, ${exact(writtenRows)} of ${exact(rows)} rows`}
          value={rows === 0 ? 0 : (100 * writtenRows) / rows}
        />
      </div>
    );
  if (state === "failed" || !url)
    return (
      <p className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{name}</span>
        <span className="type-small text-bad">We couldn't prepare this file. Please try again.</span>
      </p>
    );
  return (
    <>
      <p className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{name}</span>
        <span className="type-small text-muted">
          {[`${exact(rows)} rows`, bytes !== null && sizeOf(bytes), agoOf(createdAt), expiresAt && `kept until ${momentOf(expiresAt)}`]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <a href={url} download={name} className={buttonStyle("secondary", "small")}>
        Download
      </a>
    </>
  );
}
