import type { AdminStep } from "@blenda/domain/admin/constants";
import type { Admin } from "@blenda/domain/admin/model";
import { Link } from "@tanstack/react-router";
import { momentOf } from "../../lib/text/time.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  admin: Admin;
  onAsk: (admin: Admin, step: AdminStep) => void;
}

/** A claim without a listing: red, on top, until it is solved. */
export function Concern({ admin, onAsk }: Props) {
  const { userId, name, isSuspended, lastSeenAt, may } = admin;
  const facts = [
    "They can't open anything with it.",
    lastSeenAt && `Last seen ${momentOf(lastSeenAt)}.`,
    isSuspended && "The account is suspended.",
    !may.includes("takeClaim") && "Only a super admin can remove the claim.",
  ].filter(Boolean);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-sm border border-bad-line bg-bad-soft p-4">
      <Icon name="triangle-alert" size={24} className="text-bad" />
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <p className="type-ui font-semibold">Serious security concern: {name} has an admin claim and isn't on the admin list.</p>
        <p className="type-small text-muted">{facts.join(" ")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/admin/system" search={{ tab: "audit", target: userId }} className={buttonStyle()}>
          See the trail
        </Link>
        <Link to="/admin/users" search={{ open: userId }} className={buttonStyle()}>
          See the account
        </Link>
        {may.includes("takeClaim") && (
          <Button kind="danger" onClick={() => onAsk(admin, "takeClaim")}>
            Remove the claim
          </Button>
        )}
      </div>
    </div>
  );
}
