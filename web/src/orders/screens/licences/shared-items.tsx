import type { SharedItem } from "@blenda/domain/orders/model";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { sizeOf } from "../../../lib/text/bytes.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sharedQuery } from "../../data/seat-queries.ts";
import { Poster } from "../poster.tsx";

/** What others share with somebody, above what they own. Most people have nothing of it, and see nothing of it. */
export function SharedItems() {
  const { data, error, refetch } = useQuery(sharedQuery);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="type-h2">Shared with you</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.seatId}>
            <Shared item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shared({ item }: { item: SharedItem }) {
  const { seatId, title, shopName, holder, posterUrl, stageHue, isAccepted, files } = item;
  const learn = { learn: (_: unknown, cache: QueryClient) => cache.invalidateQueries({ queryKey: sharedQuery.queryKey }) };
  const accepting = useAct(api.orders.acceptSeat, { ...learn, done: () => `You can now use ${title}.` });
  const leaving = useAct(api.orders.removeSeat, { ...learn, done: () => (isAccepted ? "You left this licence." : "Invitation declined.") });
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-md border border-line bg-surface-1 p-4">
      <Poster url={posterUrl} hue={stageHue} icon="box" className="aspect-4/3 self-start" />
      <div className="grid min-w-0 content-start gap-3">
        <div>
          <h3 className="type-ui font-semibold break-words">{title}</h3>
          <p className="type-small text-muted">
            {isAccepted ? `${shopName} · licensed to ${holder}` : `${holder} invited you to use this with their studio licence.`}
          </p>
        </div>
        {isAccepted ? (
          <ul className="flex flex-wrap gap-2">
            {files.map(({ fileId, name, url, bytes }) => (
              <li key={fileId}>
                <a href={url} download className={buttonStyle("secondary", "small")}>
                  <Icon name="download" />
                  {`${name} · ${sizeOf(bytes)}`}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {!isAccepted && (
            <Button size="small" kind="primary" isBusy={accepting.isActing} onClick={() => accepting.act({ seatId })}>
              Accept
            </Button>
          )}
          <Button size="small" kind="quiet" isBusy={leaving.isActing} onClick={() => leaving.act({ seatId })}>
            {isAccepted ? "Give up this seat" : "Decline"}
          </Button>
        </div>
      </div>
    </article>
  );
}
