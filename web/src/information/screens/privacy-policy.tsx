import { Link } from "@tanstack/react-router";
import { Article, type Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";
import { whatWeKnow } from "./what-we-know.ts";

const sections: readonly Section[] = [
  {
    id: "in-short",
    title: "In short",
    body: (
      <ul>
        <li>We keep what we need to run your account, your orders and your shop, and to keep them safe.</li>
        <li>Nothing about your visit is sent for statistics or advertising before you allow it.</li>
        <li>We do not sell what we know about you.</li>
        <li>You can see it, take it with you, and have it removed.</li>
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
          With your consent to analytics we record which country you visit from, the pages of a visit and how you came here. The country
          comes from your network address; our server asks a location service for it, your browser does not, and the answer is reused for
          ten minutes. Without consent none of this happens.
        </p>
        <p>
          With your consent to marketing, scripts of advertisers may be loaded. You choose in the cookie dialog, and change your choice on
          the{" "}
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
        As long as you are not signed in, products you save and your cart live only in your browser. The pages you visit and how you arrived
        are counted in the open tab and forgotten when you close it. The full list is on the{" "}
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
            <strong>Everybody</strong> sees your public profile, posts, reviews and shop.
          </li>
          <li>
            <strong>The artist you buy from</strong> sees what was bought, under which name and licence, and what you write to them. Not
            your card, not your password.
          </li>
          <li>
            <strong>The card payment provider</strong> receives your card details directly; they never reach our server. The payout provider
            receives the bank details of people we pay.
          </li>
          <li>
            <strong>The services that carry our mail and store our files</strong> handle what passes through them, for us and for nothing
            else.
          </li>
          <li>
            <strong>Google</strong>, if you choose to sign in with it, learns that you did, and tells us your name, address and picture.
          </li>
          <li>
            <strong>Courts and authorities</strong>, when the law obliges us, and then only what it obliges us to.
          </li>
        </ul>
        <p>Our own staff see only what their task needs. What they change is written down, and so is every look at bank details.</p>
      </>
    ),
  },
  {
    id: "emails",
    title: "Mail and notifications",
    body: (
      <p>
        We send what belongs to your account and your orders: receipts, security notices, answers. Messages you have not read come as one
        summary after 15 minutes. Mailings of artists about something you bought can be switched off per product; their offers reach you
        only if you agreed, with a way out in each.
      </p>
    ),
  },
  {
    id: "logs",
    title: "Technical records",
    body: (
      <p>
        When something goes wrong the server writes it down so that we can repair it. Email addresses, codes, tokens, user ids and phone
        numbers are removed before a line is written.
      </p>
    ),
  },
  {
    id: "safety",
    title: "How we keep it safe",
    body: (
      <p>
        Connections are encrypted. Passwords, backup codes and unlock links are kept only as fingerprints. Staff need a second factor for
        the administration, and again for money, roles and anything destructive. If something of yours is ever exposed, we tell you what,
        when and what to do.
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
            <strong>See and take along.</strong> The privacy page of your settings exports everything about you in files a machine can read.
          </li>
          <li>
            <strong>Correct.</strong> Profile, address and invoice data are yours to edit.
          </li>
          <li>
            <strong>Delete.</strong> You delete your account in the settings. For 14 days you can undo it; then your data is removed, and
            orders remain without your name because the law and the other side of the sale need them.
          </li>
          <li>
            <strong>Object or limit.</strong> Withdraw consent at any time, or tell us which use you object to.
          </li>
        </ul>
        <p>
          Without an account, or if the settings do not do what you need, write to us through the <Link to="/contact">contact page</Link>.
          You may also complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to this page",
    body: (
      <p>
        If we want to know something new, or use something for a new purpose, we say so here and tell you before it starts. Where the law
        asks for your consent, we ask for it again.
      </p>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <Article
      title="Privacy policy"
      lead="What we know about you, why we know it, who else sees it and how to have it removed."
      updated="2026-11-15"
      sections={sections}
    />
  );
}
