import { consentCategoryTexts } from "@blenda/domain/consent/category-texts";
import { CONSENT, CONSENT_CATEGORIES } from "@blenda/domain/consent/constants";
import { Link } from "@tanstack/react-router";
import { CookieControls } from "../../../consent/parts/cookie-controls.tsx";
import { Article, type Section } from "../../parts/article.tsx";
import { FactTable } from "../../parts/fact-table.tsx";
import { deviceStorage } from "./device-storage.ts";

const sections: readonly Section[] = [
  {
    id: "what-they-are",
    title: "What cookies and local data are",
    body: (
      <p>
        A cookie is a small text your browser keeps for a site and sends with each request. Browser storage isn't sent automatically. Tab
        storage is the same, but disappears when you close the tab. On this page we call all three cookies.
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
          Everything except essential is off until you turn it on. We only load analytics and marketing scripts if you allow them. The site
          works the same if you say no.
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
          rows={deviceStorage.map(({ name, where, category, purpose, until }) => [
            name,
            `${where}, ${consentCategoryTexts[category].label.toLowerCase()}`,
            purpose,
            until,
          ])}
        />
        <p>
          There are no cookies from other companies on this site. If that ever changes, we'll name them here first, and only use them if you
          agree.
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
          We remember your choice in this browser for {CONSENT.DAYS} days, then ask again. We also ask again if the categories change. You
          can change it any time:
        </p>
        <CookieControls />
        <p>
          You can also delete everything in your browser's settings. You'll be logged out, and models you saved without an account will be
          gone.
        </p>
      </>
    ),
  },
  {
    id: "questions",
    title: "Questions",
    body: (
      <p>
        The <Link to="/legal/privacy-policy">privacy policy</Link> explains what else we know and what you can ask of us. For anything else,
        use the <Link to="/contact">contact page</Link>.
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
