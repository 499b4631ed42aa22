import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { LicencePassport } from "@blenda/domain/orders/model";
import { Link } from "@tanstack/react-router";
import { dayOf } from "../../lib/text/time.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LicenceState } from "./licence-state.tsx";

/** The licence of one line: what it allows, and the code others can check it by. */
export function Passport({ licence }: { licence: LicencePassport }) {
  const { name, allows } = licenceTexts[licence.type];
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="type-ui font-semibold">{name} licence</h3>
        <LicenceState status={licence.status} />
      </div>
      <p className="type-small text-muted">
        {allows}. {licence.seats > 1 && `${licence.seats} seats. `}Since {dayOf(licence.issuedAt)}, terms {licence.termsVersion}.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="inline-flex items-center gap-1 rounded-sm border border-dashed border-line-strong pl-3">
          <code className="font-mono type-ui tracking-wide tabular-nums">{licence.code}</code>
          <CopyButton text={licence.code} label="Copy the licence code" done="Licence code copied" />
        </span>
        <Link to="/licence/$code" params={{ code: licence.code }} className="link touch-target inline-flex items-center gap-1.5 type-ui">
          <Icon name="shield-check" size={16} />
          Public page of this licence
        </Link>
      </div>
    </section>
  );
}
