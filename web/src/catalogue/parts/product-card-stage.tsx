import type { ProductCard } from "@blenda/domain/catalogue/model";
import { isNewProduct } from "@blenda/domain/catalogue/rules";
import { use, useState } from "react";
import { Embeds } from "../../product/embeds.tsx";
import { SaleMark } from "../../product/sale/sale-badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { TurningModel } from "../../ui/model-viewer/turning-model.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { CompareButton } from "./compare/compare-button.tsx";

interface Props {
  product: ProductCard;
  isTurning: boolean;
  /** Part of what people see first: asked for at once and before other pictures. */
  isFirst?: boolean;
  className?: string;
  /** Where on the stage the object stands; everywhere unless told. */
  pictureClass?: string;
}

/** The picture of a card. The poster stays until the model has drawn its first frame. */
export function ProductStage({ product, isTurning, isFirst = false, className, pictureClass }: Props) {
  const [ready, setReady] = useState<string | null>(null);
  return (
    <div
      style={stageStyle(product.stageHue)}
      className={classNames(
        "relative overflow-hidden rounded-sm bg-stage ring-line-strong transition-shadow group-hover/card:ring-2",
        "outline-offset-2 outline-sky group-has-[[data-card-link]:focus-visible]/card:outline-2",
        className,
      )}
    >
      <div className={classNames("absolute inset-0", pictureClass)}>
        <Poster product={product} isFirst={isFirst} />
        {isTurning && product.previewUrl && (
          <TurningModel url={product.previewUrl} stageHue={product.stageHue} onReady={() => setReady(product.previewUrl)} />
        )}
      </div>
      {isTurning && <TurnTrack isLive={ready === product.previewUrl} />}
      {product.sale ? <SaleMark sale={product.sale} /> : <NewBadge product={product} />}
    </div>
  );
}

/** In the corner of the stage, but behind the product's own link in the order of the keyboard. */
export function CardActions({
  product,
  className = "absolute top-2 right-2 flex-row-reverse max-sm:flex-col",
}: {
  product: ProductCard;
  className?: string;
}) {
  const { heart: Heart } = use(Embeds);
  return (
    <div className={classNames("z-1 flex gap-2", className)}>
      {Heart && <Heart productId={product.id} title={product.title} />}
      <CompareButton product={product} />
    </div>
  );
}

function Poster({ product, isFirst }: { product: ProductCard; isFirst: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!product.posterUrl || product.posterUrl === broken) {
    return <Icon name="box" size={40} className="absolute inset-0 m-auto text-faint" />;
  }
  return (
    <img
      src={product.posterUrl}
      alt=""
      width={512}
      height={384}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      onError={() => setBroken(product.posterUrl)}
      className="absolute inset-0 size-full object-contain"
    />
  );
}

/** The thin line that says: this can be turned. */
function TurnTrack({ isLive }: { isLive: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-3 bottom-3 flex items-center gap-2">
      <Icon name="rotate-3d" size={18} className="text-text" />
      <span className="relative h-0.5 flex-1 overflow-hidden rounded-full bg-line-strong">
        <span className={classNames("absolute inset-y-0 left-0 w-1/4 rounded-full bg-ember", isLive ? "turn-track" : "opacity-60")} />
      </span>
    </div>
  );
}

function NewBadge({ product }: { product: ProductCard }) {
  // Read once: a card does not change its badge while it is looked at.
  const [now] = useState(Date.now);
  if (!isNewProduct(product.publishedAt, now)) return null;
  return <p className="pointer-events-none absolute top-2 left-2 rounded-xs bg-bg px-2 py-1 type-label text-text">New</p>;
}
