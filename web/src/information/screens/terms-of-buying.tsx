import { Link } from "@tanstack/react-router";
import type { Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";

/** What holds for an account, an order, a refund and tokens. */
export const buyingTerms: readonly Section[] = [
  {
    id: "your-account",
    title: "Your account",
    body: (
      <>
        <p>
          You can look around, keep a cart and save products without an account. To keep orders, sell, or take part in the community you
          need one. Give an email address that is yours and that you can read. You must be old enough to make a contract where you live, or
          have the consent of a parent or guardian.
        </p>
        <p>
          An account belongs to one person. Keep your password to yourself; what happens in your account is taken as yours until you tell us
          otherwise. Repeated failed sign-ins lock an account for 15 minutes, and after more of them until it is unlocked by email. This
          protects you and cannot be switched off.
        </p>
        <p>You can close your account in the settings. You have 14 days to change your mind.</p>
      </>
    ),
  },
  {
    id: "orders",
    title: "Orders",
    body: (
      <>
        <p>
          The price on the page is the price of the licence you chose. Tax is a line of its own at checkout; we add none at the moment. We
          confirm prices at checkout and hold them for 15 minutes; if one changed since you put the item in your cart, you are told before
          you pay. An order that is not paid within 30 minutes lapses.
        </p>
        <p>
          An order has at most 50 items and $5,000. After five failed payments in an hour, paying pauses for an hour. If you already own an
          item with the same licence, we ask before we sell it to you again. One discount applies to each item: the largest one.
        </p>
        <p>
          Once payment is confirmed you have your licence and can download. You can order as a guest; the order joins your account when you
          confirm that address.
        </p>
      </>
    ),
  },
  {
    id: "licence",
    title: "What you may do with what you buy",
    body: (
      <p>
        That is in the <Link to="/legal/license-agreement">license agreement</Link>, which is part of these terms. You keep the version you
        bought under. An artist may take an item off sale; you keep your download. If we had to stop an item because it infringes somebody's
        copyright or is harmful, its download closes.
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
              "Refunded right away. A training counts as untouched while less than 10% of its paid lessons were opened and no material was downloaded",
            ],
            ["Bought twice, the second one never opened", "14 days", "Refunded right away"],
            ["File does not match its measured facts", "30 days", "Refunded right away when the mismatch is proven"],
            ["Faulty, misdescribed or missing files", "30 days", "The artist answers first"],
            ["Any other reason", "14 days", "The artist answers first"],
            ["Token pack", "14 days", "The tokens you have not spent"],
            ["Plan, and tokens you spent", "None", "Not refundable, apart from what the law gives you"],
          ]}
        />
        <p>
          The artist has 3 business days to approve, offer a part of the price or decline. Without an answer, a request with at most two
          downloads or opened lessons is approved and any other comes to us. You have 7 days to accept an offer, and 7 days to bring a
          refusal to us. We then look at both sides; if we have not decided after 21 days, you get your money back.
        </p>
        <p>
          The money returns the way it came. A full refund ends the licence, the downloads and access from the moment it is approved; after
          a partial one you keep them. Somebody with more than three refunds in 90 days, with the same account, card or address, or for more
          than 30% of their orders, is no longer refunded automatically; a person looks at each request.
        </p>
      </>
    ),
  },
  {
    id: "tokens",
    title: "Tokens and plans",
    body: (
      <>
        <p>Tokens pay for generating models. They are not money: they cannot be paid out, sold or given to another account.</p>
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
          A plan runs for one month and renews until you cancel; after cancelling you keep it to the end of the month you paid for. If a
          renewal cannot be charged we try three more times over 7 days, and your tokens stay. When you move to a larger plan you pay the
          difference and receive the difference in tokens.
        </p>
        <p>
          A generation costs 1 token, plus 3 for the high pack, 1 for high complexity and 2 for ultra resolution; the button shows the total
          before you start. Tokens are set aside when you start and taken when it succeeds. If it fails, runs out of time or is cancelled
          while it waits, they return; if you cancel while it runs, half of them do. Generated files are kept for 90 days, or for as long as
          you use them here.
        </p>
      </>
    ),
  },
];
