import { ORDERS } from "@blenda/domain/orders/constants";
import type { GuestDownloads } from "@blenda/domain/orders/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { sizeOf } from "../../lib/text/bytes.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  orderId: string;
  secret: string | null;
}

/** What a guest has paid for, to take along at once. The same links are in the receipt. */
export function GuestFiles({ orderId, secret }: Props) {
  const { data, error, refetch } = useQuery({
    ...api.checkout.downloads.queryOptions({ input: { orderId, secret } }),
    refetchOnMount: "always",
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading your files" className="grid w-full gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  const { files, hasTrainings } = data;
  return (
    <>
      {files.length > 0 && <Files files={files} />}
      {hasTrainings && <p className="max-w-prose text-muted">Courses open in an account with your email. Create it below.</p>}
    </>
  );
}

function Files({ files }: { files: GuestDownloads["files"] }) {
  return (
    <section aria-labelledby="files-title" className="grid w-full gap-3">
      <h2 id="files-title" className="type-h3">
        Your downloads
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {files.map(({ fileId, name, title, format, bytes, url }) => (
          <li key={url} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Icon name={format === "zip" ? "file-archive" : "file-box"} size={20} className="text-muted" />
            <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
              <p className="type-ui font-semibold break-words">{name}</p>
              <p className="type-small text-muted tabular-nums">
                {title} · {format.toUpperCase()} · {sizeOf(bytes)}
              </p>
            </div>
            <a href={url} download className={buttonStyle(files[0]?.fileId === fileId ? "primary" : "secondary")}>
              <Icon name="download" />
              Download<span className="sr-only"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="type-small text-muted">These links work for {ORDERS.LINK_HOURS} hours. They're in your receipt, too.</p>
    </section>
  );
}
