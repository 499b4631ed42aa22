import type { CartItem } from "@blenda/domain/cart/model";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { TaxNote } from "../../product/tax/tax-note.tsx";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { addToCart } from "../data/add-to-cart.ts";
import { useGetFree } from "../data/use-get-free.ts";
import { AddButton } from "./add-button.tsx";

interface Props {
  item: CartItem;
  /** In the bar at the lower edge of a phone: one button. */
  isDocked: boolean;
}

/** What can be done to get this: by whoever owns it, made it, or wants it. */
export function BuyActions({ item, isDocked }: Props) {
  const me = useMe();
  const [isNew, setNew] = useState(false);
  const { data: owned } = useQuery({ ...api.orders.owned.queryOptions(), enabled: me !== null });
  const own = owned?.[item.itemType === "product" ? "products" : "trainings"].find(({ id }) => id === item.id);
  if (me && item.creatorId === me.id) return <Own item={item} isDocked={isDocked} />;
  if (own) return <Owned item={item} isDocked={isDocked} orderId={own.orderId} isNew={isNew} />;
  return item.price === 0 ? <Free item={item} onGot={() => setNew(true)} /> : <Offer item={item} isDocked={isDocked} />;
}

function Own({ item, isDocked }: Props) {
  return (
    <>
      {!isDocked && <p className="type-small text-muted">This one's yours. Try out how buying it works, at no cost.</p>}
      <Link to="/test-checkout" search={{ item: item.id }} className={buttonStyle("secondary", "large")}>
        Test checkout
      </Link>
    </>
  );
}

/** Whoever just pressed the button that is gone goes on from here. */
function Owned({ item, isDocked, orderId, isNew }: Props & { orderId: string; isNew: boolean }) {
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) start.current?.focus();
  }, [isNew]);
  const goTo = (
    <Link
      ref={isDocked ? (link) => void (start.current = link) : undefined}
      to="/order/$orderId"
      params={{ orderId }}
      className={buttonStyle("primary", "large")}
    >
      <Icon name="download" />
      Go to order
    </Link>
  );
  if (isDocked) return goTo;
  return (
    <>
      <p
        ref={(words) => void (start.current = words)}
        tabIndex={-1}
        className="flex items-center gap-2 type-ui font-semibold text-ok outline-none"
      >
        <Icon name="circle-check" />
        {isNew ? "Thanks, it's yours! " : ""}You own this
      </p>
      {goTo}
      {item.itemType === "product" && item.price > 0 && <AddButton item={item} kind="quiet" words="Add another licence to cart" />}
    </>
  );
}

/** Members have it with one press; visitors say where to send it first. */
function Free({ item, onGot }: { item: CartItem; onGot: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const { getFree, isGetting } = useGetFree();
  const press = () => {
    if (me) getFree(item, onGot);
    else if (addToCart(item, undefined)) void navigate({ to: "/checkout" });
  };
  return (
    <Button kind="primary" size="large" icon="download" isBusy={isGetting} onClick={press}>
      Get it free
    </Button>
  );
}

function Offer({ item, isDocked }: Props) {
  const me = useMe();
  const navigate = useNavigate();
  const buyNow = () => {
    if (addToCart(item, me?.id)) void navigate({ to: "/checkout" });
  };
  return (
    <>
      {!isDocked && <TaxNote cents={Math.round(item.price * 100)} />}
      <AddButton item={item} kind="primary" words="Add to cart" />
      {!isDocked && (
        <Button size="large" onClick={buyNow}>
          Buy now
        </Button>
      )}
    </>
  );
}
