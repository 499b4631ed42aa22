import { Link } from "@tanstack/react-router";
import type { Section } from "../../parts/article.tsx";
import { SalesTax } from "../../parts/tax-words.tsx";

/** What holds for selling, for what people publish, and for all of us. */
export const sharedTerms: readonly Section[] = [
  {
    id: "selling",
    title: "Selling",
    body: (
      <>
        <p>
          When you sell, you promise that the work is yours or that you may license it, that it's what its page says, that it's safe, and
          that you've said where AI helped. You let us show it, make previews, sell licences on your behalf and deliver it to everyone who
          bought it, even after you stop selling.
        </p>
        <p>
          We keep 15% of the price before tax, plus the card fee of 2.9% and 30¢ per order. The rest is booked to your balance and paid out
          on Fridays, from $25.00 on, once your sales have cleared. Refunds and chargebacks come out of your balance. The{" "}
          <Link to="/creator-guide">creator guide</Link> has the details and is part of these terms for everyone who sells.
        </p>
        <p>
          You declare the taxes on what you earn. <SalesTax />
        </p>
      </>
    ),
  },
  {
    id: "what-you-publish",
    title: "What you publish",
    body: (
      <p>
        Your portfolio, profile and messages are yours. You let us store them and show them to the people they're meant for, for as long as
        they're here. When you delete something, it's gone from the site; messages someone else received may remain without your name. The{" "}
        <Link to="/community-guidelines">community guidelines</Link> apply to all of it.
      </p>
    ),
  },
  {
    id: "fair-use",
    title: "Using the site fairly",
    body: (
      <>
        <p>Please don't:</p>
        <ul>
          <li>get around prices, licences, limits or locks, or use someone else's account or card;</li>
          <li>take previews apart to rebuild what is for sale;</li>
          <li>scrape the catalogue, or send more requests than a person could;</li>
          <li>test our security outside your own account. If you find a problem, please tell us first;</li>
          <li>upload anything that attacks other people's computers.</li>
        </ul>
      </>
    ),
  },
  {
    id: "when-we-step-in",
    title: "When we step in",
    body: (
      <p>
        We may remove content, stop a sale or close an account if someone breaks these terms or the law, or to prevent harm while we look
        into it. We'll tell you what and why, unless the law forbids it, and you can ask us to look again. What you bought and earned fairly
        stays yours.
      </p>
    ),
  },
  {
    id: "responsibility",
    title: "Who is responsible for what",
    body: (
      <>
        <p>
          Artists are responsible for their work and for having the right to license it. We're responsible for showing it truthfully, taking
          the payment, delivering it, and deciding disputes by these rules.
        </p>
        <p>
          We do our best to keep the site running, and the <Link to="/status">status page</Link> shows when it isn't, but we can't promise
          that it never fails. We aren't liable for losses we couldn't foresee or prevent, such as lost profits. Nothing here limits our
          liability for intent, gross negligence or injury, or any right the law gives you as a consumer.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        If we change something that matters to you, we'll email you first, and change the date at the top of this page. If you don't agree,
        you can delete your account before then. Orders, licences and sales keep the terms they were made under.
      </p>
    ),
  },
  {
    id: "disagreements",
    title: "If we disagree",
    body: (
      <p>
        Please write to us first on the <Link to="/contact">contact page</Link>; we can usually solve it in a message or two. If part of
        these terms isn't valid, the rest still is. You can always go to a court or the consumer authority where you live.
      </p>
    ),
  },
];
