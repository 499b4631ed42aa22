import { Link } from "@tanstack/react-router";
import type { Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";

/** The half of the guide about money: prices, licences, refunds, payouts; and about the people who pay it. */
export const earning: readonly Section[] = [
  {
    id: "pricing",
    title: "What you earn",
    body: (
      <>
        <p>
          From what the buyer pays, before tax and after any discount, we take our 15% commission and the card fee: 2.9% plus 30¢ per order.
          The rest is yours. Here's a model sold on its own for $40.00:
        </p>
        <FactTable
          isFigures
          caption="What you earn from $40.00"
          columns={["Step", "Amount", "Left"]}
          rows={[
            ["Price, before tax", "$40.00", "$40.00"],
            ["Commission, 15%", "−$6.00", "$34.00"],
            ["Card fee, 2.9% + 30¢", "−$1.46", "$32.54"],
          ]}
        />
        <p>
          The $32.54 is yours. If an order has several items, they share the 30¢ in proportion to their prices. The rates of the day of the
          sale never change for that sale.
        </p>
        <p>A price is either free or at least $0.99.</p>
      </>
    ),
  },
  {
    id: "discounts",
    title: "Coupons and sales",
    body: (
      <>
        <p>
          A{" "}
          <Link to="/dashboard/coupons" className="link-inline">
            coupon
          </Link>{" "}
          takes 1 to 95% or a fixed amount off what you sell. You choose which items and licences it's for, how often it works and until
          when. After its first use, its name and value stay as they are. Its link puts the code into the buyer's cart.
        </p>
        <p>
          A{" "}
          <Link to="/dashboard/sale-events" className="link-inline">
            sale event
          </Link>{" "}
          takes 5 to 90% off for 1 to 30 days. An item can join once it's been on sale for 14 days and its price hasn't changed for 30, with
          14 days between two of its sales. The struck-through price is the lowest of the last 30 days. People who saved the item hear about
          it once.
        </p>
        <p>
          Discounts never add up: each item gets the larger one. What's left costs nothing or at least $0.99. When Blenda gives a discount,
          Blenda pays for it: you earn what you would without it.
        </p>
      </>
    ),
  },
  {
    id: "affiliates",
    title: "Your affiliate program",
    body: (
      <>
        <p>
          People who recommend your work can get a share of what they bring. In your{" "}
          <Link to="/dashboard/affiliates" className="link-inline">
            affiliate program
          </Link>{" "}
          you set the share, from 1 to 75%, for everything or for chosen items, and invite people or let them ask. A change counts for
          clicks from then on; sales you've made keep their share.
        </p>
        <p>
          The share is taken from what a sale leaves. Of the $32.54 above, an affiliate with 20% gets $6.51 and you keep $26.03. Without an
          affiliate nothing changes, and if you bring the buyer with your own link, no share is due. What Blenda's own affiliates get comes
          from our commission.
        </p>
        <p>
          You can give an affiliate a{" "}
          <Link to="/dashboard/coupons" className="link-inline">
            coupon
          </Link>{" "}
          of their own: whoever uses it was brought by them. Your{" "}
          <Link to="/dashboard/reports/affiliates" className="link-inline">
            affiliates report
          </Link>{" "}
          shows who brought what. You can pause people or end it at any time; earlier clicks still count for 30 days.
        </p>
      </>
    ),
  },
  {
    id: "licences",
    title: "Choosing licences",
    body: (
      <>
        <p>
          You choose which licences a product offers. Unless you set other prices, commercial costs twice the personal price, studio five
          times and extended ten times. Editorial is for work that shows real brands or people. Free work uses CC BY or CC0, add-ons the
          GPL.
        </p>
        <p>
          The <Link to="/legal/license-agreement">licence agreement</Link> says what each one allows. It always wins over your description,
          so don't promise or forbid anything there.
        </p>
      </>
    ),
  },
  {
    id: "refunds",
    title: "Refunds",
    body: (
      <>
        <p>
          If a buyer hasn't downloaded anything, they can get their money back right away for 14 days. For a course, that means they've
          opened less than 10% of its paid lessons and downloaded none of its files. The same goes for something bought twice and never
          opened, and for files that don't match their measured facts.
        </p>
        <p>
          You answer everything else first, on your refunds page: approve, offer part of the price (10% to 90%), or decline with a reason.
          Please answer within 3 business days. After that, we approve requests with at most two downloads or opened lessons and decide the
          others ourselves. If you decline, the buyer has 7 days to bring it to us, and we'll hear both sides.
        </p>
        <p>
          After a full refund the licence ends and the downloads close. We return our commission; the card network keeps its fee. If your
          balance drops below zero, your next sales make up for it.
        </p>
      </>
    ),
  },
  {
    id: "payouts",
    title: "Payouts",
    body: (
      <>
        <p>
          We pay every Friday, from $25.00 on. Sales clear 14 days after they're made; until your first payout has arrived, it's 30 days. On
          your <Link to="/dashboard/payouts">payouts page</Link> you choose weekly, monthly or quarterly payouts, raise the amount they
          begin at, or pause them. Monthly and quarterly payouts go out on the first Friday. Days are counted in UTC.
        </p>
        <p>
          The page shows what is pending, available, on its way and paid, and on which day each sale clears. If a Friday passes without a
          payout, it says why. Every payout comes with a statement of each sale, fee and refund in it, as PDF and CSV. The transfer fee is
          ours; if your account is in another currency, the payout provider's rate applies.
        </p>
        <p>
          When you change where you're paid, we email your old address and pause your payouts for 72 hours. If a transfer is returned, the
          money is yours again and goes out with the next payout. Refunds can take your balance below zero, down to −$50.00: your next sales
          make up for it.
        </p>
      </>
    ),
  },
  {
    id: "customers",
    title: "Talking to customers",
    body: (
      <>
        <p>
          Buyers can write to you from a product, an order or your shop, and you answer as your shop. A message can have up to 5,000
          characters and five attachments of 10 MB each. If you can't agree, either of you can ask our team to help.
        </p>
      </>
    ),
  },
];
