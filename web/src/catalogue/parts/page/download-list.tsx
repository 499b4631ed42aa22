import type { ProductPage } from "@blenda/domain/catalogue/model";
import { sizeOf } from "../../../lib/text/bytes.ts";
import { Icon } from "../../../ui/icon.tsx";

export function DownloadList({ files, bytes }: { files: ProductPage["files"]; bytes: number }) {
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="type-h3">In the download</h2>
        <span className="type-small text-muted tabular-nums">{sizeOf(bytes)}</span>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
        {files.map((file) => (
          <li key={file.name} className="flex items-center gap-3 px-4 py-2.5 type-ui">
            <Icon name={file.format === "zip" ? "file-archive" : "file-box"} size={16} className="text-muted" />
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <span className="text-muted tabular-nums">{sizeOf(file.bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
