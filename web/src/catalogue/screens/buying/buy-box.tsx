import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { FollowButton } from "../../../follows/parts/follow-button.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { BigPrice } from "../../../product/big-price.tsx";
import { Embeds } from "../../../product/embeds.tsx";
import { PriceTag } from "../../../product/price-tag.tsx";
import { ShareButton } from "../../../product/share-button.tsx";
import { ShopLine } from "../../../product/shop-line.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { CompareButton } from "../../parts/compare/compare-button.tsx";
import { ScoreExplained } from "../../parts/page/facts/score-explained.tsx";
import { priceLabels } from "./price-labels.ts";

/** Where the inline buttons are, for the bar that replaces them on phones. */
export const BUY_ACTIONS = "buy-actions";

interface Props {
  product: ProductPage;
  licence: LicenceType | undefined;
  onLicence: (licence: LicenceType) => void;
}

export function BuyBox({ product, licence, onLicence }: Props) {
  return (
    <div className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <ShopLine shop={product.shop} />
        <FollowButton creatorId={product.shop.creatorId} name={product.shop.name} />
      </div>
      <div className="grid gap-2">
        <h1 className="type-h1">{product.title}</h1>
        <Standing product={product} />
      </div>
      {product.isForSale ? (
        <Offer product={product} licence={licence} onLicence={onLicence} />
      ) : (
        <p className="rounded-sm border border-line-strong bg-surface-1 px-4 py-3 type-ui">
          Not for sale right now. Buyers keep their copy.
        </p>
      )}
      <Actions product={product} licence={licence} />
      <Promises product={product} />
    </div>
  );
}

function Standing({ product: { rating, sales, score } }: { product: ProductPage }) {
  if (!rating && sales === 0 && score === null) return null;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
      {rating && (
        <a href="#reviews" className="touch-target">
          <Stars {...rating} />
        </a>
      )}
      {sales > 0 && <span className="type-small text-muted tabular-nums">{`${exact(sales)} ${sales === 1 ? "sale" : "sales"}`}</span>}
      {score !== null && (
        <div className="not-first:ml-auto">
          <ScoreExplained score={score} />
        </div>
      )}
    </div>
  );
}

function Offer({ product, licence, onLicence }: Props) {
  const { licences, isSubscriptionOnly } = product;
  const [only] = licences;
  return (
    <div id="licences" className="grid gap-4">
      {!isSubscriptionOnly && only && licences.length > 1 && (
        <RadioGroup
          legend="Licence"
          isLegendHidden
          name="licence"
          value={licence ?? only.type}
          onChange={onLicence}
          options={licences.map(({ type, ...offer }) => ({
            value: type,
            label: <span className="font-semibold">{licenceTexts[type].name}</span>,
            help: licenceTexts[type].allows,
            aside: <PriceTag {...offer} isSubscriptionOnly={false} />,
          }))}
        />
      )}
      <div className="flex items-end justify-between gap-4">
        <BigPrice {...priceLabels(product, licence, useNow())} />
        {only && licences.length === 1 && !isSubscriptionOnly && (
          <p className="max-w-48 text-right type-small text-muted">{licenceTexts[only.type].allows}</p>
        )}
      </div>
    </div>
  );
}

/** Each of these belongs to a domain of its own; without it there is no button that would do nothing. */
function Actions({ product, licence }: Omit<Props, "onLicence">) {
  const { buyProduct: Buy, heart: Heart } = use(Embeds);
  return (
    <div data-print="hidden" className="flex flex-wrap items-start gap-3">
      {Buy && licence && product.isForSale && (
        <div id={BUY_ACTIONS} className="grid w-full gap-2 empty:hidden">
          <Buy productId={product.id} licence={licence} isDocked={false} />
        </div>
      )}
      {Heart && <Heart productId={product.id} title={product.title} hasWord />}
      <CompareButton product={product} hasWord />
      <ShareButton title={product.title} embed={product.isForSale ? { path: `/embed/product/${product.id}` } : undefined} />
    </div>
  );
}

function Promises({ product }: { product: ProductPage }) {
  const lines: { icon: IconName; text: ReactNode }[] = [
    ...(product.facts ? [{ icon: "scan-search" as const, text: "Specs measured from the file, not entered by the seller" }] : []),
    { icon: "file-text", text: <LicenceTerms product={product} /> },
    { icon: "sparkles", text: AI_TEXTS[product.aiDisclosure] },
  ];
  return (
    <ul className="grid gap-2">
      {lines.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-2.5 type-small text-muted">
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const LicenceDialog = lazy(() => import("./licence-dialog.tsx").then((module) => ({ default: module.LicenceDialog })));

function LicenceTerms({ product: { licences } }: { product: ProductPage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        What each licence allows
      </button>
      {isOpen && (
        <Suspense>
          <LicenceDialog types={licences.map(({ type }) => type)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const AI_TEXTS: Record<ProductPage["aiDisclosure"], string> = {
  none: "No generative AI used, according to the creator",
  assisted: "Made with some help from generative AI",
  generated: "Made with generative AI",
};
