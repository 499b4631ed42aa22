import type { ShopMark } from "@blenda/domain/publication/model";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../ui/avatar.tsx";
import { Icon } from "../ui/icon.tsx";

/** Who sells it, on a card: the square mark, the name, and whether we know them. `z-1` keeps it above the card's own link. */
export function ShopLine({ shop, name = shop.name }: { shop: ShopMark; name?: string }) {
  return (
    <Link
      to="/shop/$slug"
      params={{ slug: shop.slug }}
      className="touch-target z-1 inline-flex min-w-0 items-center gap-2 type-small text-muted transition-colors hover:text-text"
    >
      <Avatar name={name} src={shop.imageUrl} of="shop" size={20} />
      <span className="truncate">{name}</span>
      {shop.isVerified && (
        <>
          <Icon name="badge-check" size={14} className="text-sky" />
          <span className="sr-only">Verified</span>
        </>
      )}
    </Link>
  );
}
