import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../../parts/article.tsx";
import { FactTable } from "../../parts/fact-table.tsx";
import { whatWeKnow } from "./what-we-know.ts";

const sections: readonly Section[] = [
  {
    id: "in-short",
    title: "In short",
    body: (
      <ul>
        <li>We keep what we need to run your account, orders and shop, and to keep them safe.</li>
        <li>We don't follow your visit for statistics or advertising unless you agree. We count pages, not people.</li>
        <li>We don't sell what we know about you.</li>
        <li>You can see it, download it and have it deleted.</li>
      </ul>
    ),
  },
  {
    id: "what-we-know",
    title: "What we know, and why",
    body: <FactTable caption="What we know about you and why" columns={["What", "Why", "For how long"]} rows={whatWeKnow} />,
  },
  {
    id: "with-consent",
    title: "Only if you allow it",
    body: (
      <>
        <p>
          How you got here: if you allow analytics, we count which kind of site or link led to a page or an order. Without it, we only count
          that a page was opened, on which day and in the country of your time zone. Nothing in these counts says who it was.
        </p>
        <p>
          Your visit: if you allow analytics, we record the pages and steps towards an order, your device, and the country of your network
          address. We shorten the address before anyone looks it up, and delete it after 30 days; the visit is deleted after 13 months. If
          your browser sends Global Privacy Control, we take it as a no.
        </p>
        <p>
          We only load advertisers' scripts if you allow marketing. You choose in the cookie dialog, and can change your choice on the{" "}
          <Link to="/legal/cookie-policy" hash="change-your-mind">
            cookie page
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "on-your-device",
    title: "What stays on your device",
    body: (
      <p>
        Until you log in, your cart and saved models are only in your browser. The pages you visit are counted in the open tab and forgotten
        when you close it, unless you agree to analytics. The full list is on the{" "}
        <Link to="/legal/cookie-policy" hash="list">
          cookie page
        </Link>
        .
      </p>
    ),
  },
  {
    id: "who-sees-it",
    title: "Who else sees it",
    body: (
      <>
        <ul>
          <li>
            <strong>Everyone</strong> sees your public profile, portfolio and shop.
          </li>
          <li>
            <strong>The artist you buy from</strong> sees what you bought, your name and licence, and your messages to them. Never your card
            or password. They also see when you add one of their models to your cart or save it.
          </li>
          <li>
            <strong>The payment provider</strong> gets your card details directly. They never reach our server.
          </li>
          <li>
            <strong>The services that send our emails and store our files</strong> handle them for us, and for nothing else.
          </li>
          <li>
            <strong>Google</strong>, if you log in with it, knows that you did, and gives us your name, email and picture. We keep a copy of
            the picture as your photo if you don't have one.
          </li>
          <li>
            <strong>Courts and authorities</strong>, if the law requires it, and then only what it requires.
          </li>
        </ul>
        <p>Our team only sees what they need for their work, and what they change is recorded.</p>
      </>
    ),
  },
  {
    id: "emails",
    title: "Emails and notifications",
    body: (
      <p>
        We email you about your account and your orders: receipts, security notices, replies. If you have unread messages, we send one
        summary after 15 minutes. You choose your notifications in the settings.
      </p>
    ),
  },
  {
    id: "logs",
    title: "Technical records",
    body: (
      <p>
        If something goes wrong, the server logs it so that we can fix it. Emails, codes, tokens, user ids and phone numbers are removed
        before anything is logged. To protect the site from floods, we count requests per network address for up to a day.
      </p>
    ),
  },
  {
    id: "safety",
    title: "How we keep it safe",
    body: (
      <p>
        We store passwords and unlock links only as one-way fingerprints. If your data is ever exposed, we'll tell you what happened and
        what to do.
      </p>
    ),
  },
  {
    id: "your-rights",
    title: "What you can ask of us",
    body: (
      <>
        <ul>
          <li>
            <strong>See and download it.</strong> Under Privacy in your settings you can download everything about you.
          </li>
          <li>
            <strong>Correct it.</strong> You can edit your profile, email and invoice details.
          </li>
          <li>
            <strong>Delete it.</strong> Delete your account in the settings. You can undo it for 14 days; then we delete your data. Orders
            remain without your name, because the law requires it.
          </li>
          <li>
            <strong>Object.</strong> Withdraw your consent any time, or tell us what you object to.
          </li>
        </ul>
        <p>
          No account, or need something else? Write to us on the <Link to="/contact">contact page</Link>. You can also complain to the data
          protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to this page",
    body: (
      <p>
        If we want to collect something new or use it for something new, we'll tell you first, and ask for your consent where the law
        requires it.
      </p>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <Article
      title="Privacy policy"
      lead="What we know about you, why, who else sees it, and how to delete it."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
