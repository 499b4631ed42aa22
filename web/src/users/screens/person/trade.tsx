import type { UserDetail } from "@blenda/domain/users/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnUser } from "../../data/user-queries.ts";

/** What they bought and what they sell. */
export function Trade({ user }: { user: UserDetail }) {
  const { orders, shop } = user;
  return (
    <DrawerSection title="Buying and selling">
      <p className="type-ui">
        {orders.count === 0
          ? "No orders yet"
          : `${exact(orders.count)} ${orders.count === 1 ? "order" : "orders"}, ${price(orders.spentCents)} spent`}
        {orders.lastAt && <span className="text-muted"> · last {dayOf(orders.lastAt)}</span>}
      </p>
      {shop && <Shop user={user} shop={shop} />}
    </DrawerSection>
  );
}

function Shop({ user: { id, may }, shop }: { user: UserDetail; shop: NonNullable<UserDetail["shop"]> }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing, error } = useAct(api.users.verifyShop, { learn: learnUser, isToldInPlace: true });
  const { slug, name, isEnabled, isVerified, published, sales } = shop;
  const close = () => setAsking(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 type-ui font-semibold">
          <Link to="/shop/$slug" params={{ slug }} className="link">
            {name}
          </Link>
          {isVerified && <Tag tone="ok">Verified</Tag>}
          {!isEnabled && <Tag>Closed</Tag>}
        </p>
        <p className="type-small text-muted tabular-nums">
          {exact(published)} published · {exact(sales)} {sales === 1 ? "sale" : "sales"}
        </p>
      </div>
      {may.includes("verifyShop") && (
        <Button size="small" onClick={() => setAsking(true)}>
          {isVerified ? "Remove verification" : "Verify shop"}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={isVerified ? `Remove verification from ${name}?` : `Verify ${name}?`}
          label={isVerified ? "Remove it" : "Verify"}
          kind={isVerified ? "danger" : "primary"}
          isBusy={isActing}
          error={error}
          onSend={({ reason }) => act({ userId: id, isVerified: !isVerified, reason }, { onSuccess: close })}
          onClose={close}
        >
          <p>{isVerified ? "The badge disappears from the shop and its products." : "The shop and its products show a verified badge."}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
