import { SHARE } from "@blenda/domain/affiliates/constants";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { DISCOUNT } from "@blenda/domain/discounts/constants";
import type { PricedItem } from "@blenda/domain/pricing/model";
import { PRICE_LEAST_CENTS } from "@blenda/domain/publication/constants";
import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import { RATES } from "@blenda/domain/tax/rates";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { price } from "../../lib/text/money.ts";
import { countries } from "../../product/countries.ts";
import { useCollectsTax } from "../../product/tax/collects-tax.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { affiliateIn, couponIn, type PriceTrial, priceIn, saleIn, todayOf } from "../data/price-trial.ts";
import { NumberField } from "./number-field.tsx";

interface Props {
  item: PricedItem;
  tried: PriceTrial;
  /** What the chosen licence costs whatever the price is. */
  ownCents: number | null;
  onChange: (changed: Partial<PriceTrial>) => void;
}

const DOLLAR = 100;
/** The price slider reaches at least this far, and well beyond today's price. */
const REACH_CENTS = 100 * DOLLAR;
const reachOf = (cents: number) => Math.max(REACH_CENTS, Math.ceil((cents * 2.5) / REACH_CENTS) * REACH_CENTS);

export function TryPanel({ item, tried, ownCents, onChange }: Props) {
  const today = todayOf(item);
  const isAsToday = (Object.keys(today) as (keyof PriceTrial)[]).every(
    (name) => name === "cost" || name === "earn" || name === "country" || tried[name] === today[name],
  );
  const most = reachOf(Math.max(item.priceCents, tried.price));
  return (
    <section aria-labelledby="try" className="rounded-md border border-line bg-surface-1">
      <div className="flex min-h-14 items-center justify-between gap-3 px-5 pt-3">
        <h2 id="try" className="type-h3">
          Try it
        </h2>
        {!isAsToday && (
          <Button
            size="small"
            kind="quiet"
            className="-mr-3 text-sky"
            onClick={() => onChange({ ...today, cost: tried.cost, earn: tried.earn, country: tried.country })}
          >
            Back to today's values
          </Button>
        )}
      </div>
      {item.licences.length > 1 && (
        <Row>
          <LicenceChoice item={item} value={tried.licence} onChange={(licence) => onChange({ licence })} />
          {ownCents !== null && (
            <p className="type-small text-muted">You set {price(ownCents)} for this licence. It doesn't follow the list price.</p>
          )}
        </Row>
      )}
      <Dial
        label="List price"
        value={tried.price}
        min={PRICE_LEAST_CENTS}
        max={most}
        step={DOLLAR}
        tick={item.priceCents}
        ends={[price(PRICE_LEAST_CENTS), `now ${price(item.priceCents)}`, price(most)]}
        textOf={price}
        valueIn={priceIn}
        fault="Enter 0 or at least 0.99."
        onChange={(cents) => onChange({ price: cents })}
      />
      <Dial
        label="Sale"
        value={tried.sale}
        min={0}
        max={SALE_EVENT.PERCENT_MOST}
        step={1}
        ends={["0%", percent(SALE_EVENT.PERCENT_MOST)]}
        textOf={percent}
        valueIn={saleIn}
        fault={`Enter 0, or ${SALE_EVENT.PERCENT_LEAST} to ${SALE_EVENT.PERCENT_MOST}%.`}
        onChange={(sale) => onChange({ sale: stepOver(sale, SALE_EVENT.PERCENT_LEAST, tried.sale) })}
      >
        {tried.sale > 0 && isOnSale(item) && (
          <Link to="/dashboard/sale-events" search={planOf(item, tried.sale)} className="justify-self-start link type-small">
            Plan a sale event with {percent(tried.sale)} off
          </Link>
        )}
      </Dial>
      <Dial
        label="Coupon"
        value={tried.coupon}
        min={0}
        max={DISCOUNT.PERCENT_MOST}
        step={1}
        ends={["0%", percent(DISCOUNT.PERCENT_MOST)]}
        textOf={percent}
        valueIn={couponIn}
        fault={`Enter 0 to ${DISCOUNT.PERCENT_MOST}%.`}
        onChange={(coupon) => onChange({ coupon })}
      >
        {tried.coupon > 0 && isOnSale(item) && (
          <Link to="/dashboard/coupons" search={planOf(item, tried.coupon)} className="justify-self-start link type-small">
            Make a coupon with {percent(tried.coupon)} off
          </Link>
        )}
      </Dial>
      {tried.sale > 0 && tried.coupon > 0 && (
        <p className="border-t border-line px-5 py-4 type-small text-muted">Discounts never add up: each sale gets the larger one.</p>
      )}
      <Dial
        label="Affiliate's share"
        value={tried.affiliate}
        min={0}
        max={AFFILIATE_MOST}
        step={1}
        ends={["0%", percent(AFFILIATE_MOST)]}
        textOf={percent}
        valueIn={affiliateIn}
        fault={`Enter 0 to ${AFFILIATE_MOST}%.`}
        onChange={(affiliate) => onChange({ affiliate })}
      >
        <Link to="/dashboard/affiliates" className="justify-self-start link type-small">
          {tried.affiliate > 0 ? "Set what affiliates get" : "Your affiliates"}
        </Link>
      </Dial>
      <TaxCountry value={tried.country} onChange={(country) => onChange({ country })} />
    </section>
  );
}

const AFFILIATE_MOST = SHARE.MOST_BPS / 100;
const percent = (value: number) => `${value}%`;

/** No sale is smaller than the least: the slider goes from there to nothing, and from nothing to there. */
const stepOver = (to: number, least: number, from: number): number => (to > 0 && to < least ? (from >= least ? 0 : least) : to);

const isOnSale = ({ status, priceCents }: PricedItem) => status === "published" && priceCents > 0;

/** What a new coupon or sale event begins with. */
const planOf = ({ type, id }: PricedItem, off: number) => ({ open: "new", percent: String(off), item: `${type}:${id}` });
/** Whose tax comes on top; the creator keeps the same wherever the buyer is. */
function TaxCountry({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  if (!useCollectsTax()) return null;
  return (
    <Row>
      <Field label="Tax country" help="Tax comes on top of your price. You keep the same everywhere.">
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">None</option>
          {countries()
            .filter(({ code }) => RATES[code])
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
    </Row>
  );
}

const MOST_SIDE_BY_SIDE = 4;

/** Side by side while they fit, below each other when there are many. */
function LicenceChoice({ item, value, onChange }: { item: PricedItem; value: string; onChange: (licence: string) => void }) {
  const options = item.licences.map(({ type }) => ({ value: String(type), label: licenceTexts[type].name }));
  if (options.length > MOST_SIDE_BY_SIDE)
    return (
      <Field label="Licence">
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  return (
    <>
      <p className="type-ui">Licence</p>
      <SegmentedControl label="Licence" isWide columns={2} value={value} options={options} onChange={onChange} />
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0">{children}</div>
);

interface DialProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  tick?: number;
  /** What stands below the line, from its left end to its right. */
  ends: readonly string[];
  textOf: (value: number) => string;
  valueIn: (text: string) => number | null;
  fault: string;
  onChange: (value: number) => void;
  /** What can be made of it, below. */
  children?: ReactNode;
}

/** A slider with a field for the number. */
function Dial({ label, value, min, max, step, tick, ends, textOf, valueIn, fault, onChange, children }: DialProps) {
  return (
    <Row>
      <div className="flex items-start justify-between gap-3">
        <span className="pt-2 type-ui">{label}</span>
        <NumberField label={label} value={value} textOf={textOf} valueIn={valueIn} fault={fault} onChange={onChange} />
      </div>
      <Slider label={`${label} slider`} value={value} min={min} max={max} step={step} tick={tick} textOf={textOf} onChange={onChange} />
      <div className="flex justify-between gap-2 type-label text-muted tabular-nums">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
      {children}
    </Row>
  );
}
