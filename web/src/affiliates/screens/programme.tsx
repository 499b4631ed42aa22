import { affiliateTerms, affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { forgetStatus, programmeQuery, statusQuery } from "../data/affiliate-queries.ts";
import { Calculator } from "./calculator.tsx";
import { OpenProgrammes } from "./open-programmes.tsx";
import { TwoProgrammes } from "./two-programmes.tsx";

const EXAMPLE_CENTS = 2_400;

const STEPS = [
  { when: "0:00", title: "Click", text: "Your link marks this browser, and our server notes the click." },
  { when: "Same day", title: "Sign-up or login", text: "The click is tied to the account, so clearing cookies loses nothing." },
  { when: "Up to 30 days", title: "Order", text: "The last click before checkout wins." },
  { when: "After the hold", title: "Approved", text: "Refunds before that make it void." },
  { when: "Friday", title: "Paid", text: "From $25.00, with every order listed." },
];

const NOT_COUNTED = [
  { title: "Your own purchases", text: "Also with your card or on your device." },
  { title: "Refunded orders", text: "Before approval it's void. After that, we take it from your next payout." },
  { title: "A creator's own link", text: "When creators bring the buyer themselves, no share is due." },
];

export function AffiliateProgramme() {
  const { user } = useSuspenseQuery(sessionQuery).data;
  const { data, error, refetch } = useQuery(programmeQuery);
  const status = useQuery({ ...statusQuery, enabled: user !== null });
  const joining = useAct(api.affiliates.joinProgramme, { learn: forgetStatus, done: () => affiliateTexts.joined });
  if (error) return <ErrorState message={affiliateTexts.programmeFailed} onRetry={() => void refetch()} />;
  const isIn = status.data?.records.some(({ programme, state }) => programme === "platform" && state === "active");
  const cents = data?.example?.priceCents ?? EXAMPLE_CENTS;
  return (
    <div className="page grid gap-16 py-10 lg:py-16">
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div>
          <h1 className="max-w-[18ch] type-display">Recommend models. Be paid to the cent.</h1>
          <p className="mt-6 max-w-[44ch] type-lead text-muted">
            Share any page of Blenda with your link. You'll see each click, each order and each cent on its way, with the reason when one
            doesn't count.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {user === null ? (
              <Link to="/login" search={{ redirect: "/affiliate-program" }} className={buttonStyle("primary")}>
                Log in to get your link
              </Link>
            ) : joining.out || isIn ? (
              <Link to="/affiliate-dashboard" className={buttonStyle("primary")}>
                Open your dashboard
              </Link>
            ) : (
              <Button
                kind="primary"
                isBusy={joining.isActing}
                disabled={!data}
                onClick={() => data && joining.act({ termsVersion: data.termsVersion })}
              >
                Accept the terms and get your link
              </Button>
            )}
            <a href="#terms" className={buttonStyle("secondary")}>
              Read the terms
            </a>
          </div>
        </div>
        <Calculator example={data?.example ?? null} cents={cents} />
      </div>
      <TwoProgrammes title={data?.example?.title ?? "A model"} cents={cents} />
      <section aria-labelledby="how">
        <h2 id="how" className="type-h2">
          How a click becomes money
        </h2>
        <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-5">
          {STEPS.map(({ when, title, text }) => (
            <li key={title} className="border-t-2 border-line pt-3">
              <p className="type-small text-muted">{when}</p>
              <h3 className="mt-1 type-h3">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {user !== null && <OpenProgrammes />}
      <Facts id="not" title="What doesn't count" facts={NOT_COUNTED} />
      <Facts id="terms" title={`Terms, version ${data?.termsVersion ?? ""}`} facts={affiliateTerms} />
    </div>
  );
}

function Facts({ id, title, facts }: { id: string; title: string; facts: readonly { title: string; text: string }[] }) {
  return (
    <section aria-labelledby={id} className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      <dl className="border-t border-line">
        {facts.map((fact) => (
          <div key={fact.title} className="border-b border-line py-4">
            <dt className="font-semibold">{fact.title}</dt>
            <dd className="mt-1 text-muted">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
