import { APPLICATION_STEPS } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { isWaiting, trailWords } from "@blenda/domain/onboarding/rules";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useNow } from "../../../lib/clock/now.ts";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { Timeline } from "../../../product/timeline.tsx";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnApplication } from "../../data/application-queries.ts";
import { Limits } from "../limits.tsx";
import { StepFacts } from "../step-facts.tsx";
import { ShopPreview } from "./shop-preview.tsx";

/** What was sent, to be read, with what became of it. */
export function Answered({ application }: { application: Application }) {
  const { status, profile, dueAt, trail } = application;
  const words = trailWords(trail);
  const next = isWaiting(status) && dueAt ? [{ at: dueAt, what: "Answer by" }] : [];
  return (
    <div className="page grid gap-8 py-6 md:py-10 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 content-start gap-6">
        <Headline application={application} />
        {APPLICATION_STEPS.filter(() => profile.shopName !== "").map((step) => (
          <Panel key={step} title={applicationTexts.steps[step]}>
            <StepFacts application={application} step={step} />
          </Panel>
        ))}
      </div>
      <div className="grid content-start gap-4">
        {profile.shopName && status !== "approved" && <ShopPreview profile={profile} />}
        {trail.length > 0 && (
          <Panel title="What happened">
            <Timeline steps={[...trail.map(({ at }, n) => ({ at, what: words[n] ?? "" })), ...next]} />
          </Panel>
        )}
        <Limits title="Limits while you're new" />
      </div>
    </div>
  );
}

function Headline({ application }: { application: Application }) {
  const { status, profile, dueAt, suspension } = application;
  if (status === "approved")
    return (
      <Head title="Your shop is open" lead="Everything about selling is in your dashboard.">
        <Link to="/dashboard" className={buttonStyle("primary", "large")}>
          View Dashboard
        </Link>
        {profile.slug && (
          <Link to="/shop/$slug" params={{ slug: profile.slug }} className={buttonStyle("secondary", "large")}>
            See your shop
          </Link>
        )}
      </Head>
    );
  if (status === "suspended")
    return (
      <Head title="Your shop is suspended" lead="Your creator pages are closed for now, and nothing in your shop is shown or sold.">
        <Alert tone="warn" title={suspension?.reason ?? "Ask us for the reason."} className="w-full">
          {suspension && `Since ${momentOf(suspension.at)}. `}Your buyers keep everything they bought, and your account works as before. If
          you think this is a mistake,{" "}
          <Link to="/contact" className="link">
            write to us
          </Link>
          .
        </Alert>
      </Head>
    );
  if (status === "rejected") return <Rejected application={application} />;
  return (
    <Head
      title={status === "in_review" ? "Someone is reading your application" : "Your application is with us"}
      lead={`A person reads it and answers by ${dueAt ? dayOf(dueAt) : "soon"}. We'll email you and ring the bell.`}
    >
      <Withdraw />
    </Head>
  );
}

/** Thirty days later the same page is open again, with everything that was written. */
function Rejected({ application }: { application: Application }) {
  const now = useNow();
  const { rejection, profile, marks } = application;
  const { act, isActing } = useAct(api.onboarding.saveStep, { learn: learnApplication });
  if (!rejection) return null;
  const isOpen = Date.parse(rejection.reapplyFrom) <= now;
  return (
    <Head
      title="We can't open your shop this time"
      lead={isOpen ? "You can apply again now. What you wrote is still here." : `You can apply again from ${dayOf(rejection.reapplyFrom)}.`}
    >
      <Alert tone="warn" title={applicationTexts.rejections[rejection.reason]} className="w-full">
        <span className="whitespace-pre-line">{rejection.text}</span>
      </Alert>
      {isOpen && (
        <Button
          kind="primary"
          size="large"
          isBusy={isActing}
          onClick={() => act({ step: "profile", mark: marks.profile, fields: profile })}
        >
          Apply again
        </Button>
      )}
    </Head>
  );
}

function Withdraw() {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.onboarding.withdrawApplication, {
    learn: learnApplication,
    done: () => "Withdrawn. You can change everything and send it again.",
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Withdraw application</Button>
      {isAsking && (
        <ConfirmDialog
          question="Withdraw your application?"
          label="Withdraw it"
          keepLabel="Leave it with us"
          isBusy={isActing}
          onYes={() => act(undefined)}
          onClose={() => setAsking(false)}
        >
          It becomes a draft again. When you send it again, the three business days start over, and someone else may take your address
          meanwhile.
        </ConfirmDialog>
      )}
    </>
  );
}

function Head({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <header className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h1 className="type-h1">{title}</h1>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      <div className="flex w-full flex-wrap gap-3">{children}</div>
    </header>
  );
}
