import type { BundlePage } from "@blenda/domain/bundles/model";
import { bundleTexts } from "@blenda/domain/bundles/texts";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { QuoteLine } from "@blenda/domain/checkout/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { bundleItem } from "../../cart/data/bundle-item.ts";
import { AddButton } from "../../cart/parts/add-button.tsx";
import { useMe } from "../../lib/session/use-me.ts";
import { price } from "../../lib/text/money.ts";
import { BigPrice } from "../../product/big-price.tsx";
import { TaxNote } from "../../product/tax/tax-note.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Icon } from "../../ui/icon.tsx";
import { bundlePriceQuery } from "../data/bundle-queries.ts";

/** What it costs, under which licence, for whoever is looking: who owns part of it is told what the rest comes to. */
export function BuyBundle({ bundle }: { bundle: BundlePage }) {
  const me = useMe();
  const [licence, setLicence] = useState<LicenceType | null | undefined>();
  const chosen = bundle.options.find((option) => option.licence === licence) ?? bundle.options[0];
  const isOwn = me?.id === bundle.creatorId;
  const { data: theirs } = useQuery({
    ...bundlePriceQuery(bundle.id, chosen?.licence ?? null),
    enabled: me !== null && !isOwn && chosen !== undefined,
  });
  if (!chosen) return <NotForSale />;
  const counted = theirs?.isCounted ? theirs : null;
  const [payCents, aloneCents] = counted
    ? [counted.listCents - counted.saleOffCents, counted.listCents]
    : [chosen.priceCents, chosen.separatelyCents];
  const saved = aloneCents - payCents;
  return (
    <section aria-label="Buy this bundle" className="grid gap-5 rounded-md border border-line bg-surface-1 p-5">
      {theirs?.warnings.includes("bundle_owned") ? (
        <p className="flex items-center gap-2 type-ui font-semibold text-ok">
          <Icon name="circle-check" />
          {bundleTexts.ownsAll}
        </p>
      ) : (
        <>
          <div className="grid gap-1">
            <BigPrice
              words={counted && hasSome(counted) ? "What you don't own yet" : "Everything together"}
              figure={price(payCents)}
              ink="text-text"
              sale={null}
            />
            {saved > 0 && (
              <p className="type-small text-muted tabular-nums">
                <s>{price(aloneCents)}</s> one by one. You save <strong className="text-ok">{price(saved)}</strong>.
              </p>
            )}
            {!isOwn && <TaxNote cents={payCents} />}
            {counted && <Owned line={counted} />}
          </div>
          {bundle.options.length > 1 && (
            <RadioGroup
              legend="Licence for all models"
              name="licence"
              value={chosen.licence ?? ""}
              options={bundle.options.map((option) => ({
                value: option.licence ?? "",
                label: option.licence ? licenceTexts[option.licence].name : "",
                aside: price(option.priceCents),
              }))}
              onChange={(value) => setLicence(value === "" ? null : (value as LicenceType))}
            />
          )}
          {isOwn ? (
            <Own id={bundle.id} />
          ) : (
            <AddButton item={bundleItem(bundle, chosen.licence, payCents)} kind="primary" words="Add bundle to cart" />
          )}
        </>
      )}
      <ul className="grid gap-2 type-small text-muted">
        <li>Each item has its own licence, download and review.</li>
        <li>You can return one and keep the others.</li>
      </ul>
    </section>
  );
}

const hasSome = ({ parts }: QuoteLine): boolean => parts.some(({ leftOut }) => leftOut === "owned");

function Owned({ line }: { line: QuoteLine }) {
  const owned = line.parts.filter(({ leftOut }) => leftOut === "owned").length;
  if (owned === 0) return null;
  return (
    <p role="status" className="rounded-sm bg-ok-soft px-3 py-2 type-small text-ok">
      You own {owned} of {line.parts.length}, so you pay {price(line.listCents - line.saleOffCents)} for the rest.
    </p>
  );
}

function Own({ id }: { id: string }) {
  return (
    <>
      <p className="type-small text-muted">This one's yours.</p>
      <Link to="/dashboard/bundles/$id/edit" params={{ id }} className={buttonStyle("secondary", "large")}>
        Edit bundle
      </Link>
    </>
  );
}

const NotForSale = () => (
  <section aria-label="Buy this bundle" className="grid gap-2 rounded-md border border-line bg-surface-1 p-5">
    <p className="flex gap-2 type-ui font-semibold text-warn">
      <Icon name="triangle-alert" />
      {bundleTexts.incomplete}
    </p>
    <p className="type-small text-muted">You can still buy its other items one by one.</p>
  </section>
);
