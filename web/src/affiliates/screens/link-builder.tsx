import { SUB_ID } from "@blenda/domain/affiliates/constants";
import { affiliateLink } from "@blenda/domain/affiliates/crediting";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { CopyButton } from "../../product/copy-button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";

/** A link to any page of the site. What it leads to is read off it. */
export function LinkBuilder({ affiliateId, isActive }: { affiliateId: string; isActive: boolean }) {
  const [page, setPage] = useState("/");
  const [sub, setSub] = useState("");
  const isSubWrong = sub !== "" && !SUB_ID.test(sub);
  const link = affiliateLink(page, window.location.origin, affiliateId, sub);
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
      {!isActive && (
        <p className="text-muted">
          Your links don't count yet. <Link to="/affiliate-program">Join the program first</Link>
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
      {link !== null && !isSubWrong && (
        <p className="flex items-center justify-between gap-3">
          <span className="type-small wrap-anywhere">{link}</span>
          <CopyButton text={link} label="Copy link" done="Link copied" />
        </p>
      )}
      <p className="type-small text-muted">Counts for 30 days. The last click wins.</p>
    </section>
  );
}
