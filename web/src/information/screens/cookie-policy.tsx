import { CONSENT, CONSENT_CATEGORIES } from "@blenda/domain/consent/constants";
import { consentCategoryTexts } from "@blenda/domain/consent/texts";
import { Link } from "@tanstack/react-router";
import { CookieControls } from "../../consent/parts/cookie-controls.tsx";
import { Article, type Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";
import { keptOnDevice } from "./kept-on-device.ts";

const sections: readonly Section[] = [
  {
    id: "what-they-are",
    title: "What cookies and local data are",
    body: (
      <p>
        A cookie is a small text your browser keeps for a site and sends back with each request. Browser storage is a text it keeps and does
        not send by itself; tab storage is the same, and disappears with the tab. This page calls all three cookies.
      </p>
    ),
  },
  {
    id: "categories",
    title: "The four categories",
    body: (
      <>
        <dl>
          {CONSENT_CATEGORIES.map((category) => (
            <div key={category} className="mt-3">
              <dt className="font-semibold">
                {consentCategoryTexts[category].label}
                {category === "essential" && <span className="font-normal text-muted">, always on</span>}
              </dt>
              <dd className="text-muted">{consentCategoryTexts[category].help}</dd>
            </div>
          ))}
        </dl>
        <p>
          Everything but essential is off until you switch it on. Scripts for analytics and marketing are loaded only after you allowed
          their category, and not at all if you say no. Saying no costs you nothing.
        </p>
      </>
    ),
  },
  {
    id: "list",
    title: "Everything we keep in your browser",
    body: (
      <>
        <FactTable
          caption="Every cookie and local storage key of this site"
          columns={["Name", "Kind", "What it is for", "Until"]}
          rows={keptOnDevice.map(({ name, where, category, purpose, until }) => [
            name,
            `${where}, ${consentCategoryTexts[category].label.toLowerCase()}`,
            purpose,
            until,
          ])}
        />
        <p>
          There are no cookies of other companies on this site as it comes to you. If you allow analytics or marketing and we load a script
          of somebody else for it, that script is named here first.
        </p>
      </>
    ),
  },
  {
    id: "change-your-mind",
    title: "Changing your mind",
    body: (
      <>
        <p>
          Your choice holds for {CONSENT.DAYS} days in this browser; then we ask again. We also ask again when the categories change. You
          can change it at any time:
        </p>
        <CookieControls />
        <p>
          You can also delete everything a site has kept in the settings of your browser. You are then signed out here, and products you
          saved without an account are gone.
        </p>
      </>
    ),
  },
  {
    id: "questions",
    title: "Questions",
    body: (
      <p>
        What we know beyond your browser, and what you can ask of us, is in the <Link to="/legal/privacy-policy">privacy policy</Link>. For
        anything else use the <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
];

export function CookiePolicy() {
  return (
    <Article
      title="Cookie policy"
      lead="Which cookies and local data we use, why, and how to change your mind."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
