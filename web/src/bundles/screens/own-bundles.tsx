import type { OwnBundle } from "@blenda/domain/bundles/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { forgetBundles, ownBundlesQuery } from "../data/bundle-queries.ts";
import { BundlePosters } from "../parts/bundle-posters.tsx";

/** Everything a creator sells together. */
export function OwnBundles() {
  const { data: bundles, isPending, error, refetch } = useQuery(ownBundlesQuery);
  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <Link to="/dashboard/products" className="type-small text-muted transition-colors hover:text-text">
            Products & Training
          </Link>
          <h1 className="type-h1">Bundles</h1>
        </div>
        <NewBundle />
      </div>
      {isPending && (
        <div role="status" aria-label="Loading your bundles" className="grid gap-3">
          <Skeleton className="h-28 rounded-md" />
          <Skeleton className="h-28 rounded-md" />
        </div>
      )}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {bundles?.length === 0 && (
        <EmptyState icon="layers" title="No bundles yet" action={<NewBundle />}>
          Put models and courses together and sell them for less than one by one.
        </EmptyState>
      )}
      {bundles && bundles.length > 0 && (
        <ul className="grid gap-3">
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <Row bundle={bundle} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const NewBundle = () => (
  <Link to="/dashboard/bundles/new" className={buttonStyle("primary")}>
    <Icon name="plus" />
    New bundle
  </Link>
);

function Row({ bundle }: { bundle: OwnBundle }) {
  const { id, title, items, options, priceCents, sales, soldCents, suspensionReason, status } = bundle;
  const [option] = options;
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-md border border-line bg-surface-1 p-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <BundlePosters items={items} className="aspect-4/3 self-start" />
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 type-h3 break-words">{title}</h2>
          <State bundle={bundle} />
        </div>
        <p className="type-small text-muted tabular-nums">
          {items.length} items for {price(priceCents)}
          {option && option.separatelyCents > option.priceCents && ` instead of ${price(option.separatelyCents)}`}
        </p>
        <p className="type-small text-muted tabular-nums">
          {sales === 0 ? "Not sold yet" : `Sold ${sales === 1 ? "once" : `${sales} times`} for ${price(soldCents)}`}
        </p>
        {suspensionReason !== null && <p className="type-small text-bad">Taken off sale: {suspensionReason}</p>}
        {suspensionReason === null && options.length === 0 && (
          <p className="type-small text-warn">Something in it isn't for sale. Take it out, or put it back on sale.</p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-start gap-2 sm:col-span-1 sm:justify-end">
        {status === "published" && suspensionReason === null && (
          <Link to="/bundle/$id" params={{ id }} className={buttonStyle("quiet", "small")}>
            View
          </Link>
        )}
        <Link to="/dashboard/bundles/$id/edit" params={{ id }} className={buttonStyle("secondary", "small")}>
          Edit<span className="sr-only"> {title}</span>
        </Link>
        {suspensionReason === null && <Publishing bundle={bundle} />}
        <Deleting bundle={bundle} />
      </div>
    </article>
  );
}

function State({ bundle: { status, suspensionReason, options } }: { bundle: OwnBundle }) {
  if (suspensionReason !== null)
    return (
      <Tag tone="bad" hasDot>
        Suspended
      </Tag>
    );
  if (status === "draft")
    return (
      <Tag tone="neutral" hasDot>
        Draft
      </Tag>
    );
  return options.length > 0 ? (
    <Tag tone="ok" hasDot>
      On sale
    </Tag>
  ) : (
    <Tag tone="warn" hasDot>
      Incomplete
    </Tag>
  );
}

function Publishing({ bundle: { id, title, status } }: { bundle: OwnBundle }) {
  const told = (_out: unknown, cache: Parameters<typeof forgetBundles>[0]) => forgetBundles(cache);
  const publish = useAct(api.bundles.publishBundle, { learn: told, done: () => `${title} is on sale` });
  const unlist = useAct(api.bundles.unlistBundle, { learn: told, done: () => `${title} is off sale` });
  return status === "draft" ? (
    <Button size="small" kind="primary" isBusy={publish.isActing} onClick={() => publish.act({ id })}>
      Put on sale
    </Button>
  ) : (
    <Button size="small" isBusy={unlist.isActing} onClick={() => unlist.act({ id })}>
      Take off sale
    </Button>
  );
}

function Deleting({ bundle: { id, title } }: { bundle: OwnBundle }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.bundles.deleteBundle, {
    learn: (_out, cache) => forgetBundles(cache),
    done: () => "Bundle deleted",
  });
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> {title}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Delete ${title}?`}
          label="Delete bundle"
          keepLabel="Keep it"
          isBusy={isActing}
          onYes={() => act({ id })}
          onClose={() => setAsking(false)}
        >
          Its items stay on sale, and everyone who bought it keeps what they bought.
        </ConfirmDialog>
      )}
    </>
  );
}
