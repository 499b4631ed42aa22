import type { Conversation } from "@blenda/domain/inbox/model";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

/** The product it is about, one press away. */
export function ProductStrip({ product }: { product: NonNullable<Conversation["product"]> }) {
  return (
    <Link
      to="/product/$productId"
      params={{ productId: product.id }}
      className="flex items-center gap-3 border-t border-line bg-surface-1 px-4 py-2 -outline-offset-2 transition-colors hover:bg-surface-2"
    >
      <span style={stageStyle(product.stageHue)} className="grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage">
        {product.posterUrl ? (
          <img src={product.posterUrl} alt="" width={48} height={36} className="size-full object-contain" />
        ) : (
          <Icon name="box" className="text-faint" />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate type-ui">
        <span className="sr-only">About </span>
        {product.title}
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </Link>
  );
}
