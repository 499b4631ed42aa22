import type { ApplicationStep } from "@blenda/domain/onboarding/constants";
import type { Application, LinkCheck } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { categoriesQuery } from "../../catalogue/data/categories-query.ts";
import { dayOf } from "../../lib/text/time.ts";
import { countryName, taxNumberName } from "../../product/countries.ts";
import { Tag, type TagTone } from "../../ui/tag.tsx";
import { WorkPicture } from "./work-picture.tsx";

/** What is written in a step, to be read: by its writer once it was sent, and by its reviewer. All of it is text. */
export function StepFacts({ application, step }: { application: Application; step: ApplicationStep }) {
  const { profile, proposal, tax, agreement, security } = application;
  if (step === "portfolio") return <PortfolioFacts application={application} />;
  if (step === "proposal") return <p className="max-w-prose break-words whitespace-pre-line">{proposal || "–"}</p>;
  if (step === "profile")
    return (
      <Facts
        facts={[
          ["Shop", profile.shopName],
          ["Address", profile.slug && `/shop/${profile.slug}`],
          ["About", profile.description],
        ]}
      />
    );
  if (step === "tax")
    return (
      <Facts
        facts={[
          ["Country", countryName(tax.country ?? "")],
          ["Sells as", tax.taxStatus && applicationTexts.taxStatuses[tax.taxStatus]],
          [taxNumberName(tax.country ?? ""), tax.numberEnding && `ending in ${tax.numberEnding}`],
        ]}
      />
    );
  if (step === "agreement")
    return (
      <Facts
        facts={[
          ["Agreement", agreement.agreedAt && `Version ${agreement.agreedVersion}, accepted ${dayOf(agreement.agreedAt)}`],
          ["Rights", agreement.hasRights ? "Confirmed" : null],
        ]}
      />
    );
  return (
    <Facts
      facts={[
        ["Email", security.isEmailVerified ? `${security.email}, confirmed` : `${security.email}, not confirmed`],
        ["Two-step login", security.hasFactor ? "On" : "Off"],
      ]}
    />
  );
}

function PortfolioFacts({ application: { portfolio } }: { application: Application }) {
  const { data = [] } = useQuery(categoriesQuery);
  const { links, checks, works, categoryId, software } = portfolio;
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          ["Category", data.find(({ id }) => id === categoryId)?.name],
          ["Software", software.join(", ")],
          ...links.map(
            (link, n) =>
              [
                n === 0 ? "Link" : `Link ${n + 1}`,
                <LinkLine key={link} link={link} check={checks.find(({ url }) => url === link)} />,
              ] as const,
          ),
        ]}
      />
      {works.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {works.map((work) => (
            <li key={work.id} className="grid gap-1">
              <WorkPicture work={work} />
              <span className="truncate type-small text-muted">{work.title}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const CHECKED: Record<LinkCheck["state"], { tone: TagTone; says: string }> = {
  waiting: { tone: "neutral", says: "Being checked" },
  opens: { tone: "ok", says: "Opens" },
  silent: { tone: "warn", says: "Didn't open" },
};

/** Leads out in a window of its own, which learns nothing of this one. */
function LinkLine({ link, check }: { link: string; check: LinkCheck | undefined }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {check ? (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
          {link}
        </a>
      ) : (
        <span className="break-all">{link}</span>
      )}
      {check && <Tag tone={CHECKED[check.state].tone}>{CHECKED[check.state].says}</Tag>}
    </span>
  );
}

type Fact = readonly [name: string, fact: ReactNode];

/** What is empty is left out. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const told = facts.filter(([, fact]) => fact !== null && fact !== undefined && fact !== "");
  if (told.length === 0) return <p className="text-muted">–</p>;
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {told.map(([name, fact]) => (
        <div key={name} className="contents">
          <dt className="type-small text-muted">{name}</dt>
          <dd className="min-w-0 type-ui break-words whitespace-pre-line max-sm:mb-1">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
