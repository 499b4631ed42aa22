import type { Profile } from "@blenda/domain/account/model";
import { identityTexts } from "@blenda/domain/identity/texts";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, use, useEffect, useRef } from "react";
import { useIsPhone } from "../../lib/page/narrow.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { profileQuery } from "../data/own-queries.ts";
import { AffiliateSection } from "./affiliate-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { BillingSection } from "./billing-section.tsx";
import { BlockedSection } from "./blocked-section.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { EmailSection } from "./email-section.tsx";
import { GoogleSection } from "./google-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PrivacySection } from "./privacy/privacy-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { isShown, OpenSection } from "./section.tsx";
import { SectionIndex, SectionList } from "./section-list.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TwoStepSection } from "./two-step-section.tsx";

const OWN = [
  { id: "profile", title: "Profile" },
  { id: "password", title: "Password" },
  { id: "two-step", title: "Two-step login" },
  { id: "email", title: "Email" },
  { id: "sessions", title: "Devices" },
  { id: "google", title: "Connected accounts" },
  { id: "notifications", title: "Notifications" },
  { id: "billing", title: "Billing" },
  { id: "affiliate", title: "Affiliate" },
  { id: "reports", title: "Reports" },
  { id: "blocked", title: "Blocked people" },
];
const EVERYONES = [
  { id: "privacy", title: "Privacy" },
  { id: "appearance", title: "Appearance" },
];
const ALL = [...OWN, ...EVERYONES];

export function Settings() {
  const { user } = useSuspenseQuery(sessionQuery).data;
  const isPhone = useIsPhone();
  useOpenPrivacy();
  const sections = user ? ALL : EVERYONES;
  if (isPhone) return <PhoneSettings sections={sections}>{user ? <OwnSettings /> : <VisitorSettings />}</PhoneSettings>;
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="type-h1">Settings</h1>
      <div className="mt-6 grid grid-cols-[11rem_minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:mt-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
        <SectionList sections={sections} />
        <div className="grid grid-cols-1 gap-5">{user ? <OwnSettings /> : <VisitorSettings />}</div>
      </div>
    </div>
  );
}

interface PhoneProps {
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** On a phone the sections are a list, and each a screen of its own, at the same addresses as everywhere. */
function PhoneSettings({ sections, children }: PhoneProps) {
  const hash = useLocation({ select: (place) => place.hash });
  const open = sections.find(({ id }) => id === hash)?.id;
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    // Into a section, and back to where its line stands in the list.
    (open ? document.getElementById(open) : document.getElementById(`to-${before.current}`))?.focus({ preventScroll: open !== undefined });
    if (open) window.scrollTo({ top: 0, behavior: "instant" });
    before.current = open;
  }, [open]);
  return (
    <div className="page py-6">
      {open === undefined ? (
        <>
          <h1 className="type-h1">Settings</h1>
          <SectionIndex sections={sections} />
        </>
      ) : (
        <>
          <h1 className="sr-only">Settings</h1>
          <Link
            to="."
            hash=""
            resetScroll={false}
            className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-1 px-2 type-ui text-muted hover:text-text"
          >
            <Icon name="chevron-left" />
            All settings
          </Link>
        </>
      )}
      <OpenSection value={open ?? null}>
        <div className="grid grid-cols-1 gap-5 not-empty:mt-6">{children}</div>
      </OpenSection>
    </div>
  );
}

/** The two shorter addresses mean the privacy section (spec 1 §2). */
function useOpenPrivacy(): void {
  const { history } = useRouter();
  const { pathname, hash } = useLocation();
  const shouldOpen = pathname.endsWith("/privacy") && hash === "";
  useEffect(() => {
    if (shouldOpen) history.replace(`${pathname}#privacy`);
  }, [shouldOpen, pathname, history]);
}

function OwnSettings() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (profile) return <Everything profile={profile} />;
  return (
    <>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Waiting />}
      <PrivacySection profile={null} />
      <AppearanceSection />
    </>
  );
}

function Everything({ profile }: { profile: Profile }) {
  return (
    <>
      <DeletionNotice profile={profile} />
      <ProfileSection profile={profile} />
      <PasswordSection profile={profile} />
      <TwoStepSection profile={profile} />
      <EmailSection profile={profile} />
      <SessionsSection />
      <GoogleSection profile={profile} />
      <NotificationsSection />
      <BillingSection />
      <AffiliateSection />
      <ReportsSection />
      <BlockedSection />
      <PrivacySection profile={profile} />
      <AppearanceSection />
    </>
  );
}

/** Cookie choices and the look of the site belong to everybody. */
function VisitorSettings() {
  return (
    <>
      <Alert tone="info" title={identityTexts.notSignedIn}>
        <Link to="/login" search={{ redirect: "/settings" } as never} className="link-inline">
          Log in
        </Link>{" "}
        to see your profile, your devices and your data.
      </Alert>
      <PrivacySection profile={null} />
      <AppearanceSection />
    </>
  );
}

function Waiting() {
  const open = use(OpenSection);
  return (
    <div role="status" aria-label="Loading your settings" className="grid gap-5">
      {OWN.filter(({ id }) => isShown(open, id)).map(({ id }) => (
        <div key={id} id={id} className="rounded-md border border-line bg-surface-1 p-5 md:p-6">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          <Skeleton className="mt-6 h-11" />
          <Skeleton className="mt-4 h-11" />
        </div>
      ))}
    </div>
  );
}
