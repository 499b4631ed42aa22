import type { Profile } from "@blenda/domain/account/model";
import { Link } from "@tanstack/react-router";
import { CookieControls } from "../../../consent/parts/cookie-controls.tsx";
import { Section } from "../section.tsx";
import { DataExports } from "./data-exports.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { NamedToCreators } from "./named-to-creators.tsx";

/** Cookie choices for everybody; their own data for those who have some here. */
export function PrivacySection({ profile }: { profile: Profile | null }) {
  return (
    <Section id="privacy" title="Privacy" about="What is kept about you, and for how long.">
      <div className="grid gap-3">
        <h3 className="type-ui font-semibold">Cookies</h3>
        <p className="type-small text-muted">
          See the{" "}
          <Link to="/legal/cookie-policy" className="link-inline">
            cookie policy
          </Link>{" "}
          for details.
        </p>
        <CookieControls />
      </div>
      {profile && <NamedToCreators profile={profile} />}
      {profile && <DataExports profile={profile} />}
      {profile && <DeleteAccount profile={profile} />}
    </Section>
  );
}
