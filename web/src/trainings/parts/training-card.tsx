import type { TrainingCard as Training } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { PriceTag } from "../../product/price-tag.tsx";
import { SaleMark } from "../../product/sale/sale-badge.tsx";
import { ShopLine } from "../../product/shop-line.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { Stars } from "../../ui/stars.tsx";

export const TRAINING_TYPE_NAMES = { tutorial: "Tutorial", course: "Course" } as const;

interface Props {
  training: Training;
  isFirst?: boolean;
  /** A shop may hide the prices of its page. */
  hasPrice?: boolean;
}

export function TrainingCard({ training, isFirst = false, hasPrice = true }: Props) {
  const { title, shopName, duration, level } = trainingDisplay(training);
  return (
    <article className="group/card @container/card relative grid content-start gap-2.5">
      <div
        style={stageStyle(training.stageHue)}
        className="relative aspect-2/1 overflow-hidden rounded-sm bg-stage ring-line-strong outline-offset-2 outline-sky transition-shadow group-hover/card:ring-2 group-has-[[data-card-link]:focus-visible]/card:outline-2"
      >
        <Cover url={training.coverUrl} isFirst={isFirst} />
        {training.sale && <SaleMark sale={training.sale} />}
        <span className="absolute right-2 bottom-2 inline-flex items-center gap-1.5 rounded-xs bg-bg px-2 py-1 type-label text-text tabular-nums">
          <Icon name="play" size={14} />
          {duration}
        </span>
      </div>
      <div className="grid gap-1">
        <h3 className="truncate type-ui font-semibold">
          <Link
            to="/learning/$id"
            params={{ id: training.id }}
            data-card-link
            className="outline-none before:absolute before:inset-0 before:rounded-sm"
          >
            {title}
          </Link>
        </h3>
        <div className="flex min-w-0 items-center justify-between gap-3">
          <ShopLine shop={training.shop} name={shopName} />
          {training.rating && <Stars {...training.rating} />}
        </div>
        <div className="flex items-center justify-between gap-3">
          <p className="truncate type-small text-muted">
            {TRAINING_TYPE_NAMES[training.type]} · {level}
          </p>
          {hasPrice && <PriceTag {...training} />}
        </div>
      </div>
    </article>
  );
}

/** The specification's placeholder: a cap on the stage where no picture was given, or none arrives. */
function Cover({ url, isFirst }: { url: string | null; isFirst: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) return <Icon name="graduation-cap" size={40} className="absolute inset-0 m-auto text-faint" />;
  return (
    <img
      src={url}
      alt=""
      width={640}
      height={320}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      onError={() => setBroken(url)}
      className="absolute inset-0 size-full object-contain"
    />
  );
}

export function TrainingCardSkeleton() {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="aspect-2/1 rounded-sm" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-4.5 w-1/2" />
    </div>
  );
}
