import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCart } from "../data/cart.ts";

const MOST = 9;

/** In the navbar, for everybody. */
export function CartBadge() {
  const { length } = useCart().items;
  const words = length === 0 ? "Cart" : `Cart, ${length} ${length === 1 ? "item" : "items"}`;
  return (
    <Link to="/cart" aria-label={words} className={iconButtonStyle}>
      <Icon name="shopping-cart" size={20} />
      {length > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ember px-1 text-[0.6875rem]/none font-bold text-on-ember tabular-nums ring-2 ring-bg"
        >
          {length > MOST ? `${MOST}+` : length}
        </span>
      )}
    </Link>
  );
}

const Warning = lazy(() => import("./cart-warning.tsx").then((module) => ({ default: module.CartWarning })));
const Account = lazy(() => import("./cart-account.tsx").then((module) => ({ default: module.CartAccount })));

/** Beside every page: what only some visitors need is fetched for them only. */
export function CartNotices() {
  const me = useMe();
  const { isUnkept } = useCart();
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (!me) wasVisitor.current = true;
  }, [me]);
  return (
    <Suspense>
      {isUnkept && <Warning />}
      {me && <Account key={me.id} userId={me.id} wasVisitor={wasVisitor} />}
    </Suspense>
  );
}
