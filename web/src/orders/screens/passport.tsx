import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { LicencePassport, OrderLine } from "@blenda/domain/orders/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { UpgradeLicence } from "../../checkout/parts/upgrade-licence.tsx";
import { dayOf } from "../../lib/text/time.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LicenceState } from "./licence-state.tsx";
import { OrganisationDialog } from "./licences/organisation-dialog.tsx";
import { Seats } from "./licences/seats.tsx";

/** The licence of one line: what it allows, for whom, the code others can check it by, and the way to a larger one. */
export function Passport({ licence, line }: { licence: LicencePassport; line: OrderLine }) {
  const [isNaming, setNaming] = useState(false);
  const { name, allows } = licenceTexts[licence.type];
  const isValid = licence.status === "active" && line.hasAccess;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="type-ui font-semibold">{name} licence</h3>
        <LicenceState status={licence.status} />
      </div>
      <p className="type-small text-muted">
        {licence.organisation && `For ${licence.organisation}. `}
        {allows}. Since {dayOf(licence.issuedAt)}, terms {licence.termsVersion}.
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
      {isValid && (
        <div className="flex flex-wrap gap-2">
          <UpgradeLicence lineId={line.id} title={line.title} />
          <Button size="small" kind="quiet" icon="pen-line" onClick={() => setNaming(true)}>
            {licence.organisation ? "Change organisation" : "Add organisation"}
          </Button>
        </div>
      )}
      {isValid && licence.seats > 1 && <Seats lineId={line.id} />}
      {isNaming && <OrganisationDialog lineId={line.id} organisation={licence.organisation} onClose={() => setNaming(false)} />}
    </section>
  );
}
