import { affiliateLink } from "@blenda/domain/affiliates/crediting";
import type { PromotedItem } from "@blenda/domain/affiliates/model";
import { affiliateTexts, shareTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { price } from "../../lib/text/money.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { assetsQuery } from "../data/affiliate-queries.ts";
import { shareText } from "../data/share.ts";
import { Banners } from "./banners.tsx";

const linkTo = (page: string, affiliateId: string): string => affiliateLink(page, window.location.origin, affiliateId, "") ?? "";

/** What sells, each with its link and its picture, and words to go with a link. */
export function Assets({ affiliateId }: { affiliateId: string }) {
  const { data, error, refetch } = useQuery(assetsQuery);
  return (
    <>
      <Panel title="Best sellers to share" className="min-w-0">
        {error && !data && <ErrorState message={affiliateTexts.assetsFailed} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status" aria-label="Loading what to share">
            <Skeleton className="h-48" />
          </div>
        )}
        {data?.items.length === 0 && <p className="text-muted">Nothing is on sale yet.</p>}
        {data && data.items.length > 0 && (
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {data.items.map((item) => (
              <PromotedRow key={item.itemId} item={item} affiliateId={affiliateId} />
            ))}
          </ul>
        )}
      </Panel>
      <Banners affiliateId={affiliateId} />
      <Panel title="Words to go with your link" className="min-w-0">
        <ul className="grid gap-4">
          {shareTexts.map(({ name, text }) => (
            <li key={name} className="grid gap-1">
              <p className="flex items-center justify-between gap-3">
                <span className="type-small text-muted">{name}</span>
                <CopyButton text={text(linkTo("/", affiliateId))} label={`Copy text: ${name}`} done="Text copied" />
              </p>
              <p className="wrap-anywhere">{text(linkTo("/", affiliateId))}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function PromotedRow({ item, affiliateId }: { item: PromotedItem; affiliateId: string }) {
  const { itemId, title, shopName, posterUrl, priceCents, bps, cents } = item;
  return (
    <li className="flex min-w-0 items-center gap-3 border-t border-line py-3 sm:nth-2:border-0 first:border-0">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-surface-2 text-faint">
        {posterUrl ? <img src={posterUrl} alt="" loading="lazy" className="size-full object-cover" /> : <Icon name="box" size={20} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block type-small text-muted wrap-anywhere">
          {shopName}, {price(priceCents)}
        </span>
        <span className="block type-small tabular-nums">
          About {price(cents)} a sale, {shareText(bps)}%
        </span>
      </span>
      {posterUrl && (
        <a href={posterUrl} download={itemId} className={buttonStyle("quiet", "small", "px-2")}>
          <Icon name="download" size={16} />
          <span className="sr-only">Save picture of {title}</span>
        </a>
      )}
      <CopyButton text={linkTo(`/product/${itemId}`, affiliateId)} label={`Copy link to ${title}`} done="Link copied" />
    </li>
  );
}
