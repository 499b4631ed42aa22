import type { OrderLine } from "@blenda/domain/orders/model";
import { sizeOf } from "../../lib/text/bytes.ts";
import { dayOf } from "../../lib/text/time.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLookAgain } from "../data/look-again.ts";

type Download = OrderLine["downloads"][number];

interface Props {
  line: OrderLine;
  orderId: string;
  /** Where the order is about one file, that file is what people came for. */
  isOnlyOne: boolean;
}

export function Downloads({ line, orderId, isOnlyOne }: Props) {
  const look = useLookAgain(orderId);
  return (
    <section className="grid gap-3">
      <h3 className="type-ui font-semibold">Downloads</h3>
      {line.newerVersion && <Newer {...line.newerVersion} />}
      <ul className="divide-y divide-line border-y border-line">
        {line.downloads.map((file) => (
          <FileRow key={file.fileId} file={file} isMain={isOnlyOne} onPress={look} />
        ))}
      </ul>
      {line.bought && (
        <details>
          <summary className="cursor-pointer type-ui text-muted">Version {line.bought.number}, the one you bought</summary>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {line.bought.files.map((file) => (
              <FileRow key={file.fileId} file={file} isMain={false} onPress={look} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Newer({ number, changes, isSinceDownload }: NonNullable<OrderLine["newerVersion"]>) {
  return (
    <Alert tone="info" title={`Version ${number} is new since ${isSinceDownload ? "your last download" : "you bought this"}.`}>
      {changes && <span className="whitespace-pre-line">{changes}</span>}
    </Alert>
  );
}

function FileRow({ file, isMain, onPress }: { file: Download; isMain: boolean; onPress: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name={file.format === "zip" ? "file-archive" : "file-box"} size={20} className="text-muted" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="type-ui font-semibold break-words">{file.name}</p>
        <p className="type-small text-muted tabular-nums">
          {file.format.toUpperCase()} · {sizeOf(file.bytes)}
          {file.lastAt && ` · Downloaded ${file.downloads === 1 ? "once" : `${file.downloads} times`}, last ${dayOf(file.lastAt)}`}
        </p>
        <details className="type-small text-muted">
          <summary className="touch-target w-fit cursor-pointer transition-colors hover:text-text">
            Verify<span className="sr-only"> {file.name}</span>
          </summary>
          <div className="flex min-w-0 items-center pt-1">
            <span className="shrink-0">SHA-256&nbsp;</span>
            <code className="truncate font-mono">{file.sha256}</code>
            <CopyButton text={file.sha256} label={`Copy the checksum of ${file.name}`} done="Checksum copied" />
          </div>
        </details>
      </div>
      <a href={file.url} download onClick={onPress} className={buttonStyle(isMain ? "primary" : "secondary")}>
        <Icon name="download" />
        Download<span className="sr-only"> {file.name}</span>
      </a>
    </li>
  );
}
