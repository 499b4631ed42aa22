import type { ProductCard, ProductPage } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { MessageButton } from "../../../inbox/parts/message-button.tsx";
import { exact } from "../../../lib/text/numbers.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";

const SHOWN = 3;

/** Who made it, and three more of theirs. */
export function ShopBox({ product: { id, title, posterUrl, stageHue, shop, shopCounts, moreFromShop } }: { product: ProductPage }) {
  return (
    <section aria-label="Shop" className="grid gap-4 rounded-md border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={shop.name} src={shop.imageUrl} of="shop" size={40} />
        <div className="grid min-w-28 flex-1">
          <p className="flex min-w-0 items-center gap-1.5 type-ui font-semibold">
            <span className="truncate">{shop.name}</span>
            {shop.isVerified && (
              <>
                <Icon name="badge-check" size={16} className="text-sky" />
                <span className="sr-only">Verified</span>
              </>
            )}
          </p>
          <p className="type-small text-muted tabular-nums">{countsText(shopCounts)}</p>
        </div>
        <div data-print="hidden" className="flex gap-2">
          <Link to="/shop/$slug" params={{ slug: shop.slug }} className={buttonStyle("secondary", "small")}>
            Visit<span className="sr-only"> {shop.name}</span>
          </Link>
          <MessageButton recipientId={shop.creatorId} name={shop.name} product={{ id, title, posterUrl, stageHue }} size="small" />
        </div>
      </div>
      {moreFromShop.length > 0 && (
        <ul data-print="hidden" className="grid grid-cols-3 gap-2">
          {moreFromShop.slice(0, SHOWN).map((other) => (
            <li key={other.id}>
              <SmallPoster product={other} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countsText({ products, trainings }: ProductPage["shopCounts"]): string {
  const models = `${exact(products)} ${products === 1 ? "model" : "models"}`;
  return trainings === 0 ? models : `${models} · ${exact(trainings)} ${trainings === 1 ? "course" : "courses"}`;
}

function SmallPoster({ product }: { product: ProductCard }) {
  return (
    <Link
      to="/product/$productId"
      params={{ productId: product.id }}
      style={stageStyle(product.stageHue)}
      className="grid aspect-4/3 place-items-center overflow-hidden rounded-sm bg-stage ring-line-strong transition-shadow hover:ring-2"
    >
      {product.posterUrl ? (
        <img
          src={product.posterUrl}
          alt={product.title}
          width={120}
          height={90}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <>
          <Icon name="box" size={24} className="text-faint" />
          <span className="sr-only">{product.title}</span>
        </>
      )}
    </Link>
  );
}
