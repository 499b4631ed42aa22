import { Link } from "@tanstack/react-router";
import type { Section } from "../parts/article.tsx";

/** What holds for selling, for what people publish, and for all of us. */
export const sharedTerms: readonly Section[] = [
  {
    id: "selling",
    title: "Selling",
    body: (
      <>
        <p>
          When you sell, you promise that the work is yours or that you may license it, that it is what its page says, that it harms
          nobody's machine, and that you have said where AI helped. You let us show it, make previews of it, sell licences to it in your
          name and deliver it to those who bought it, also after you stop selling.
        </p>
        <p>
          We keep 15% of the price before tax and the cost of the card payment, 2.9% plus 30¢ per order. The rest is yours, less what you
          agreed to share. A sale can be paid out after 14 days, or 30 until your first payout has arrived; payouts leave on Fridays from
          $25. Refunds and chargebacks come out of your balance. How this works in detail is in the{" "}
          <Link to="/creator-guide">creator guide</Link>, which is part of these terms for those who sell.
        </p>
        <p>Taxes on what you earn are yours to declare. We collect the tax on sales where the law asks us to.</p>
      </>
    ),
  },
  {
    id: "affiliates",
    title: "Affiliates",
    body: (
      <p>
        Every account has an affiliate id. If somebody follows your link and buys within 30 days, you earn a commission; the last link
        followed counts. You earn nothing from your own purchases, from items that are refunded, or after a checkout has begun. A commission
        is confirmed when the sale can be paid out, and paid from $25. Say openly that you are paid for a recommendation, and do not
        advertise with our name as if you were us.
      </p>
    ),
  },
  {
    id: "what-you-publish",
    title: "What you publish",
    body: (
      <p>
        Posts, comments, reviews, messages and portfolios stay yours. You let us store them and show them to the people you chose, for as
        long as they are here. When you delete something it disappears from the site; a review of something sold, or a message somebody else
        received, may remain without your name. The <Link to="/community-guidelines">community guidelines</Link> apply to all of it.
      </p>
    ),
  },
  {
    id: "fair-use",
    title: "Using the site fairly",
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>get around prices, licences, limits or locks, or use somebody else's account or card;</li>
          <li>take previews apart to rebuild what is for sale;</li>
          <li>copy the catalogue by machine, or send more requests than a person could;</li>
          <li>look for holes in our security other than in your own account, and tell us, not the world, when you find one;</li>
          <li>put anything here that attacks the machines of others.</li>
        </ul>
      </>
    ),
  },
  {
    id: "when-we-step-in",
    title: "When we step in",
    body: (
      <p>
        We may remove content, stop a sale, pause a payout or close an account when these terms or the law are broken, or to prevent harm
        while we look into it. We tell you what and why, unless the law forbids it, and you can ask us to look again. What you bought fairly
        stays yours; what you earned fairly is paid to you.
      </p>
    ),
  },
  {
    id: "responsibility",
    title: "Who answers for what",
    body: (
      <>
        <p>
          The artist answers for the work and for the right to license it. We answer for showing it truthfully, taking the payment,
          delivering it, and deciding disputes by these rules.
        </p>
        <p>
          We work to keep the site running and say on the <Link to="/status">status page</Link> when a part of it is not, but cannot promise
          that it never fails. We do not answer for losses we could not foresee or prevent, such as profits from a project. Nothing here
          limits what we owe you for intent, gross carelessness or injury, or any right the law of your country gives you as a consumer.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        When we change something that matters to you, we tell you by notification and by email before it applies, and the date at the top of
        this page changes. If you do not agree, you can close your account before then. Orders, licences and sales keep the terms they were
        made under.
      </p>
    ),
  },
  {
    id: "disagreements",
    title: "If we disagree",
    body: (
      <p>
        Write to us first, through the <Link to="/contact">contact page</Link>; most things can be put right in a message or two. If a part
        of these terms turns out not to be valid, the rest stays. You can always go to the court or the consumer body that is responsible
        where you live.
      </p>
    ),
  },
];
