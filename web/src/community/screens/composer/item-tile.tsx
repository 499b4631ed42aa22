import type { ComponentProps } from "react";
import { PriceTag } from "../../../product/price-tag.tsx";
import { Tile } from "./tile.tsx";

interface Props {
  label: "Your product" | "Your course";
  title: string;
  pictureUrl: string | null;
  price: ComponentProps<typeof PriceTag>;
  onRemove: () => void;
}

/** Something of one's own that the post is about. */
export function ItemTile({ label, title, pictureUrl, price, onRemove }: Props) {
  return (
    <Tile
      icon={label === "Your product" ? "shopping-bag" : "graduation-cap"}
      label={label}
      name={title}
      pictureUrl={pictureUrl}
      onRemove={onRemove}
    >
      <div className="grid gap-1 type-small">
        <p className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{title}</span>
          <PriceTag {...price} />
        </p>
        <p className="text-muted">Linked under the post</p>
      </div>
    </Tile>
  );
}
