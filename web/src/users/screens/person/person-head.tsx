import type { UserDetail } from "@blenda/domain/users/model";
import { Link } from "@tanstack/react-router";
import { dayOf } from "../../../lib/text/time.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { StandingTag } from "../account-status-tag.tsx";

const METHODS: Record<string, string> = {
  authenticator: "authenticator app",
  sms: "SMS",
  hardware_key: "hardware key",
  backup_codes: "backup codes",
};

export function PersonHead({ user }: { user: UserDetail }) {
  const { id, name, fullName, email, photoUrl, createdAt, globalAffiliateId, factors, hasGoogle, emailVerifiedAt } = user;
  const loginFacts = [
    emailVerifiedAt ? `email confirmed ${dayOf(emailVerifiedAt)}` : "email not confirmed",
    hasGoogle && "logs in with Google",
    factors.length > 0 ? `second factor: ${factors.map((each) => METHODS[each] ?? each).join(", ")}` : "no second factor",
  ].filter(Boolean);
  return (
    <div className="flex items-start gap-4 px-4 py-5 md:px-6">
      <Avatar name={name} src={photoUrl} size={56} />
      <div className="grid min-w-0 gap-1">
        <h2 className="type-h2 wrap-anywhere">{name}</h2>
        <p className="type-small wrap-anywhere text-muted">
          {email} · joined {dayOf(createdAt)} · {globalAffiliateId}
        </p>
        {fullName && fullName !== name && <p className="type-small text-muted">Full name: {fullName}</p>}
        <p className="type-small text-muted first-letter:uppercase">{loginFacts.join(" · ")}</p>
        <div className="mt-1 flex flex-wrap items-center gap-3 type-small">
          <StandingTag {...user} />
          <Link to="/portfolio/$userId" params={{ userId: id }} className="link inline-flex items-center gap-1">
            Public profile <Icon name="external-link" size={14} />
          </Link>
        </div>
      </div>
    </div>
  );
}
