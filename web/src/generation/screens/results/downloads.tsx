import type { JobResult } from "@blenda/domain/generation/model";
import { sizeOf } from "../../../lib/text/bytes.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

export function Downloads({ downloads }: Pick<JobResult, "downloads">) {
  return (
    <section aria-label="Downloads">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {downloads.map(({ format, name, bytes, url }) => (
          <li key={format} className="grid">
            <a href={url} download={name} className={buttonStyle("secondary", "medium", "h-12! justify-start! px-3!")}>
              <Icon name="download" />
              <span className="grid min-w-0 text-left">
                <span className="truncate">
                  <span className="sr-only">Download </span>
                  {format === "pack" ? "HighPack" : format}
                </span>
                <span className="type-label text-muted tabular-nums">{sizeOf(bytes)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
