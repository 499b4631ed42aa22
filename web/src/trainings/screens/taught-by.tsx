import type { ShopMark } from "@blenda/domain/publication/model";
import { Link } from "@tanstack/react-router";
import { useCreatorInfo } from "../../shops/data/creator-info.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** The person behind the shop. Many are called like their shop: the name is said once. */
export function TaughtBy({ shop }: { shop: ShopMark }) {
  const creator = useCreatorInfo(shop.creatorId);
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface-1 p-4">
      <h2 className="type-h3">Taught by</h2>
      <div className="flex items-center gap-3">
        <Avatar name={shop.name} src={shop.imageUrl} of="shop" size={40} />
        <div className="grid min-w-0 flex-1">
          {creator ? <p className="truncate type-ui font-semibold">{creator.displayName}</p> : <Skeleton className="h-5 w-32" />}
          {creator?.displayName !== shop.name && <p className="truncate type-small text-muted">{shop.name}</p>}
        </div>
        <Link to="/shop/$slug" params={{ slug: shop.slug }} data-print="hidden" className={buttonStyle("secondary", "small")}>
          Visit<span className="sr-only"> {shop.name}</span>
        </Link>
      </div>
    </section>
  );
}
