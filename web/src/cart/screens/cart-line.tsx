import type { CartItem } from "@blenda/domain/cart/model";
import { withVariant } from "@blenda/domain/cart/rules";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { QuoteLine } from "@blenda/domain/checkout/model";
import { quoteWarningTexts } from "@blenda/domain/checkout/texts";
import { priceNow } from "@blenda/domain/shared/price";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { toast } from "../../lib/toast.ts";
import { offerUndo } from "../../product/toast-offers.tsx";
import { useSaved } from "../../saved/data/saved-state.ts";
import { classNames } from "../../ui/class-names.ts";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { Icon } from "../../ui/icon.tsx";
import { setBuyAgain, useBuyAgain } from "../data/buy-again.ts";
import { cart } from "../data/cart.ts";
import { expectedCents } from "../data/cart-lines.ts";
import type { QuotedItem } from "../data/quote.ts";
import { LinePoster } from "../parts/line-poster.tsx";
import { LinePrice } from "../parts/line-price.tsx";

export function CartLine({ quoted: { item, line, isWanted } }: { quoted: QuotedItem }) {
  const title = line?.title || item.title || "No longer available";
  const isGone = line?.warnings.includes("unavailable") ?? false;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-x-4 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-5">
      <LinePoster
        url={line?.posterUrl ?? item.coverImage?.url}
        stageHue={line?.stageHue ?? item.stageHue}
        itemType={item.itemType}
        className={classNames("w-full self-start sm:row-span-2", isGone && "opacity-50")}
      />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="type-ui font-semibold">{isGone ? title : <ItemLink item={item} title={title} />}</h2>
        <p className="truncate type-small text-muted">{line?.shopName || item.shopName}</p>
        {item.itemType === "product" && !isGone && <Licence item={item} />}
      </div>
      {line?.isCounted && (
        <LinePrice
          line={line}
          cents={line.listCents - line.saleOffCents - line.codeOffCents}
          {...(!isWanted && { className: "text-faint" })}
        />
      )}
      {!line && <p className="type-ui font-semibold tabular-nums">{said(expectedCents(item))}</p>}
      <div className="col-span-full col-start-2 mt-2 grid content-start gap-1.5 max-sm:col-start-1 max-sm:mt-3">
        {line && <Warnings item={item} line={line} />}
        <Actions item={item} title={title} canBeSaved={item.itemType === "product" && !isGone} />
      </div>
    </li>
  );
}

function ItemLink({ item: { id, itemType }, title }: { item: CartItem; title: string }) {
  const style = "underline-offset-3 hover:underline";
  return itemType === "product" ? (
    <Link to="/product/$productId" params={{ productId: id }} className={style}>
      {title}
    </Link>
  ) : (
    <Link to="/learning/$id" params={{ id }} className={style}>
      {title}
    </Link>
  );
}

const said = (cents: number) => (cents === 0 ? "Free" : price(cents));

/** Asked from the product itself: which licences it has, and what each costs now. */
function Licence({ item }: { item: CartItem }) {
  const { data: product } = useQuery(api.catalogue.product.queryOptions({ input: { id: item.id } }));
  const licences = product?.licences ?? [];
  const name = item.variant ? licenceTexts[item.variant].name : "";
  if (licences.length < 2 || !item.variant) return <p className="type-small text-muted">{name && `${name} licence`}</p>;
  const change = (variant: LicenceType) => {
    const chosen = licences.find(({ type }) => type === variant);
    if (chosen) cart.setItems(withVariant(cart.state().items, item, { variant, price: priceNow(chosen) / 100 }));
  };
  return (
    <div className="mt-1">
      <FramedSelect
        label="Licence"
        value={item.variant}
        options={licences.map(({ type, ...offer }) => ({
          value: type,
          label: `${licenceTexts[type].name}, ${priceNow(offer) === 0 ? "free" : price(priceNow(offer))}`,
        }))}
        onChange={change}
      />
    </div>
  );
}

function Warnings({ item, line }: { item: CartItem; line: QuoteLine }) {
  const again = useBuyAgain();
  return line.warnings.map((warning) =>
    warning === "already_owned" ? (
      <div key={warning} className="flex flex-wrap items-center gap-x-4 rounded-sm bg-warn-soft px-3 py-1">
        <p className="flex gap-2 type-small text-warn">
          <Icon name="info" size={16} />
          {quoteWarningTexts.already_owned}
        </p>
        <Checkbox checked={again.has(line.key)} onChange={({ target }) => setBuyAgain(line.key, target.checked)}>
          Buy again
        </Checkbox>
      </div>
    ) : (
      <p key={warning} className="flex gap-2 rounded-sm bg-warn-soft px-3 py-2 type-small text-warn">
        <Icon name="triangle-alert" size={16} className="mt-px" />
        <span>
          {quoteWarningTexts[warning]}
          {warning === "price_changed" && ` (it was ${price(expectedCents(item))})`}
          {warning === "own_product" && (
            <>
              {" "}
              <Link to="/test-checkout" search={{ item: item.id }} className="link-inline">
                Test checkout
              </Link>
            </>
          )}
        </span>
      </p>
    ),
  );
}

function Actions({ item, title, canBeSaved }: { item: CartItem; title: string; canBeSaved: boolean }) {
  /** The button that was pressed is gone; the keyboard goes on from the top of the list. */
  const goToTop = () => document.getElementById("cart-title")?.focus();
  const takeOut = () => {
    const bringBack = cart.takeOut(item);
    goToTop();
    return bringBack;
  };
  const remove = () => {
    const bringBack = takeOut();
    offerUndo(`Removed ${title}`, () => {
      bringBack();
      goToTop();
    });
  };
  const { isSaved, setSaved } = useSaved(item.id);
  const saveForLater = () => {
    if (!isSaved) setSaved(true);
    takeOut();
    toast.done("Moved to your saved models");
  };
  const style = "touch-target rounded-xs type-small text-muted transition-colors hover:text-text";
  return (
    <div className="flex gap-5">
      <button type="button" className={style} onClick={remove}>
        Remove<span className="sr-only"> {title}</span>
      </button>
      {canBeSaved && (
        <button type="button" className={style} onClick={saveForLater}>
          Save for later<span className="sr-only"> {title}</span>
        </button>
      )}
    </div>
  );
}
