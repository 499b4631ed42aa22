import { SUB_ID } from "@blenda/domain/affiliates/constants";
import { affiliateLink } from "@blenda/domain/affiliates/crediting";
import type { OwnCode } from "@blenda/domain/affiliates/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { price } from "../../lib/text/money.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { codesQuery } from "../data/affiliate-queries.ts";

/** A link to any page of the site. What it leads to is read off it. */
export function LinkBuilder({ affiliateId, hasJoined }: { affiliateId: string; hasJoined: boolean }) {
  const [page, setPage] = useState("/");
  const [sub, setSub] = useState("");
  const [chosen, setChosen] = useState("");
  // Without the list a link is made as well; a code that stopped meanwhile leaves it.
  const { codes = [] } = useQuery(codesQuery).data ?? {};
  const coupon = codes.some(({ code }) => code === chosen) ? chosen : "";
  const isSubWrong = sub !== "" && !SUB_ID.test(sub);
  const link = affiliateLink(page, window.location.origin, affiliateId, sub, coupon);
  return (
    <section aria-labelledby="make-a-link" className="grid gap-4 rounded-md border border-line bg-surface-1 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="make-a-link" className="type-h3">
          Make a link
        </h2>
        <p className="type-small text-muted">
          Your ID <strong className="text-text">{affiliateId}</strong>
        </p>
      </div>
      {!hasJoined && (
        <p className="text-muted">
          Your links don't count yet.{" "}
          <Link to="/affiliate-program" className="link-inline">
            Join the program first
          </Link>
        </p>
      )}
      <Field label="Where to" help="Any page of this site" error={link === null ? "Enter an address of this site." : undefined}>
        <Input value={page} onChange={(event) => setPage(event.target.value)} />
      </Field>
      <Field
        label="Sub-ID"
        aside="optional"
        error={isSubWrong ? "Use up to 40 lowercase letters, digits and hyphens." : undefined}
        help="To tell your links apart"
      >
        <Input value={sub} onChange={(event) => setSub(event.target.value)} />
      </Field>
      {codes.length > 0 && (
        <Field label="Coupon" aside="optional" help="It's in the buyer's cart when they come by your link">
          <Select value={coupon} onChange={(event) => setChosen(event.target.value)}>
            <option value="">None</option>
            {codes.map((each) => (
              <option key={`${each.creatorId} ${each.code}`} value={each.code}>
                {codeText(each)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {link !== null && !isSubWrong && (
        <div className="grid gap-3">
          <p className="type-small wrap-anywhere">{link}</p>
          <CopyButton text={link} label="Copy link" done="Link copied" isMain />
        </div>
      )}
      <p className="type-small text-muted">Counts for 30 days. The last click wins.</p>
    </section>
  );
}

/** "ORBIT10: 10% off at Orbit Bench". */
const codeText = ({ code, type, value, shopName }: OwnCode): string =>
  `${code}: ${type === "percent" ? `${value}%` : price(value)} off at ${shopName}`;
