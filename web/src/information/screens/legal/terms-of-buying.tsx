import { Link } from "@tanstack/react-router";
import type { Section } from "../../parts/article.tsx";
import { FactTable } from "../../parts/fact-table.tsx";
import { PriceAndTax } from "../../parts/tax-words.tsx";

/** What holds for an account, an order, a refund and tokens. */
export const buyingTerms: readonly Section[] = [
  {
    id: "your-account",
    title: "Your account",
    body: (
      <>
        <p>
          You can browse, fill a cart, save models and order without an account. To sell, send messages or generate models you need one. Use
          an email that's yours. You must be old enough to enter into a contract where you live, or have a parent's or guardian's consent.
        </p>
        <p>
          An account is for one person. Keep your password to yourself. You're responsible for what happens in your account until you tell
          us that someone else is using it. Repeated failed logins lock an account for 15 minutes, and after more of them until it's
          unlocked by email. This protects you and can't be turned off.
        </p>
        <p>You can delete your account in the settings. You have 14 days to change your mind.</p>
      </>
    ),
  },
  {
    id: "orders",
    title: "Orders",
    body: (
      <>
        <p>
          The price on the page is for the licence you chose. <PriceAndTax /> We confirm prices at checkout and hold them for 15 minutes. If
          a price has changed since you filled your cart, you'll see it before you pay. Orders expire if they aren't paid within 30 minutes.
        </p>
        <p>
          An order can have up to 50 items and $5,000. After five failed payments in an hour you'll have to wait an hour. If you already own
          an item with the same licence, we'll ask before you buy it again. Each item gets one discount: the best one.
        </p>
        <p>
          Once your payment is confirmed, you have your licence and can download. You can order as a guest; the order moves to your account
          when you confirm the same email.
        </p>
      </>
    ),
  },
  {
    id: "licence",
    title: "What you can do with what you buy",
    body: (
      <p>
        See the <Link to="/legal/license-agreement">licence agreement</Link>, which is part of these terms. You keep the version you bought
        under. If an artist takes an item off sale, you keep your download, unless we had to remove it because it infringes someone's
        copyright or is harmful.
      </p>
    ),
  },
  {
    id: "refunds",
    title: "Refunds",
    body: (
      <>
        <FactTable
          caption="When you get your money back"
          columns={["Case", "How long", "What happens"]}
          rows={[
            [
              "Not downloaded",
              "14 days",
              "Refunded right away. A course counts as not downloaded while you've opened less than 10% of its paid lessons and downloaded none of its files",
            ],
            ["Bought twice, the second one never opened", "14 days", "Refunded right away"],
            ["File doesn't match its measured facts", "30 days", "Refunded right away once the mismatch is proven"],
            ["Faulty, misdescribed or missing files", "30 days", "The artist answers first"],
            ["Any other reason", "14 days", "The artist answers first"],
            ["Token pack", "14 days", "For the tokens you haven't used"],
            ["Plans, and tokens you've used", "None", "Not refundable, unless the law says otherwise"],
          ]}
        />
        <p>
          The artist has 3 business days to approve, offer part of the price or decline. After that, we approve requests with at most two
          downloads or opened lessons and decide the others ourselves. You have 7 days to accept an offer, or to bring a refusal to us.
          We'll hear both sides. If we take longer than 21 days, you get your money back.
        </p>
        <p>
          We refund the card you paid with. A full refund ends your licence, downloads and access as soon as it's approved; after a partial
          refund you keep them. If you've had more than three refunds in 90 days, or refunds for more than 30% of your orders, we look at
          each request instead of refunding automatically.
        </p>
      </>
    ),
  },
  {
    id: "tokens",
    title: "Tokens and plans",
    body: (
      <>
        <p>You use tokens to generate models. They aren't money: you can't cash them out, sell them or give them to another account.</p>
        <FactTable
          isFigures
          caption="Token plans and packs"
          columns={["Plan or pack", "Tokens", "Price"]}
          rows={[
            ["Starter plan, one month", "25", "$24.99"],
            ["Creator plan, one month", "80", "$39.99"],
            ["Studio plan, one month", "200", "$79.99"],
            ["Business plan, one month", "500", "$149.99"],
            ["Small pack", "10", "$12.99"],
            ["Medium pack", "25", "$29.99"],
            ["Large pack", "60", "$69.99"],
          ]}
        />
        <p>
          Plans renew every month until you cancel. After that you keep the plan until the end of the month you've paid for. If a renewal
          can't be charged, we try three more times over 7 days; you keep your tokens. If you move to a larger plan, you pay the difference
          and get the difference in tokens.
        </p>
        <p>
          A model costs 1 token, plus 3 for HighPack, 1 for high complexity and 2 for ultra resolution. You'll see the total before you
          start. If it fails, takes too long, or you cancel before it starts, you get your tokens back; if you cancel while it's running,
          you get half. We keep generated files for 90 days, or for as long as you use them here.
        </p>
      </>
    ),
  },
];
