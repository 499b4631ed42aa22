import { priceNow } from "@blenda/domain/shared/price";
import type { TrainingPage } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { trainingTexts } from "@blenda/domain/trainings/texts";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import { FollowButton } from "../../follows/parts/follow-button.tsx";
import { MessageButton } from "../../inbox/parts/message-button.tsx";
import { useNow } from "../../lib/clock/now.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { dayOf } from "../../lib/text/time.ts";
import { BigPrice } from "../../product/big-price.tsx";
import { Embeds } from "../../product/embeds.tsx";
import { PriceDock } from "../../product/price-dock.tsx";
import { runningSale } from "../../product/sale/running-sale.ts";
import { ShareButton } from "../../product/share-button.tsx";
import { ShopLine } from "../../product/shop-line.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TRAINING_TYPE_NAMES } from "../parts/training-card.tsx";

/** Where the inline buttons are, for the bar that replaces them on phones. */
const ENROL_ACTIONS = "enrol-actions";

function priceWords({ priceCents, sale, isSubscriptionOnly, type }: TrainingPage, now: number) {
  const words = `The whole ${type}`;
  const cents = priceNow({ priceCents, sale: runningSale(sale, now) });
  if (isSubscriptionOnly) return { words: trainingTexts.subscribersOnly, figure: "Subscription", ink: "text-sky", sale: null };
  return cents === 0 ? { words, figure: "Free", ink: "text-ok", sale: null } : { words, figure: price(cents), ink: "text-text", sale };
}

export function EnrolBox({ training }: { training: TrainingPage }) {
  const { buyTraining: Buy } = use(Embeds);
  const { title, shopName } = trainingDisplay(training);
  const now = useNow();
  return (
    <div className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <ShopLine shop={training.shop} name={shopName} />
        <FollowButton creatorId={training.shop.creatorId} name={shopName} />
      </div>
      <div className="grid gap-2">
        <h1 className="type-h1">{title}</h1>
        {training.rating && <Stars {...training.rating} />}
      </div>
      {training.isForSale ? (
        <BigPrice {...priceWords(training, now)} />
      ) : (
        <p className="rounded-sm border border-line-strong bg-surface-1 px-4 py-3 type-ui">
          Not for sale right now. Buyers keep their access.
        </p>
      )}
      <div data-print="hidden" className="flex flex-wrap items-start gap-3">
        {Buy && training.isForSale && !training.isSubscriptionOnly && (
          <div id={ENROL_ACTIONS} className="grid w-full gap-2">
            <Buy trainingId={training.id} isDocked={false} />
          </div>
        )}
        {training.isForSale && training.isSubscriptionOnly && <SubscribersOnly training={training} />}
        <ShareButton title={title} />
      </div>
      <Facts training={training} />
    </div>
  );
}

/** There is nothing to press that would buy it, so what there is stands here. */
function SubscribersOnly({ training: { shop, type, sections } }: { training: TrainingPage }) {
  const hasPreview = sections.some(({ lessons }) => lessons.some(({ isPreview }) => isPreview));
  return (
    <>
      <p className="w-full type-ui text-muted">{trainingTexts.subscribersOnlyHelp(type, hasPreview)}</p>
      <MessageButton recipientId={shop.creatorId} name={shop.name} />
      <OtherTrainings />
    </>
  );
}

const OtherTrainings = () => (
  <Link to="/trainings" className={buttonStyle()}>
    Other courses
  </Link>
);

const AI_TEXTS: Record<NonNullable<TrainingPage["aiDisclosure"]>, string> = {
  none: "Not used",
  assisted: "Some help",
  generated: "Generated",
};

function Facts({ training }: { training: TrainingPage }) {
  const { category, duration, level } = trainingDisplay(training);
  const lessons = `${exact(training.lessonCount)} ${training.lessonCount === 1 ? "lesson" : "lessons"}`;
  const lines: readonly { icon: IconName; label: string; value: string }[] = [
    { icon: "play", label: TRAINING_TYPE_NAMES[training.type], value: `${lessons}, ${duration}` },
    { icon: "graduation-cap", label: "Level", value: level },
    { icon: "box", label: "Category", value: category },
    ...(training.aiDisclosure ? [{ icon: "sparkles" as const, label: "Generative AI", value: AI_TEXTS[training.aiDisclosure] }] : []),
    { icon: "rotate-ccw", label: "Updated", value: dayOf(training.updatedAt) },
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {lines.map(({ icon, label, value }) => (
        <div key={label} className="flex items-center gap-3 py-2.5 type-ui">
          <Icon name={icon} size={16} className="text-muted" />
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TrainingDock({ training }: { training: TrainingPage }) {
  const { buyTraining: Buy } = use(Embeds);
  return (
    <PriceDock {...priceWords(training, useNow())} insteadOf={ENROL_ACTIONS}>
      {training.isSubscriptionOnly ? <OtherTrainings /> : Buy && <Buy trainingId={training.id} isDocked />}
    </PriceDock>
  );
}
