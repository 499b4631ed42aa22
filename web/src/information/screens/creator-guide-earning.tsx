import { Link } from "@tanstack/react-router";
import type { Section } from "../parts/article.tsx";
import { FactTable } from "../parts/fact-table.tsx";

/** The half of the guide about money: prices, licences, sales, refunds, payouts, affiliates. */
export const earning: readonly Section[] = [
  {
    id: "pricing",
    title: "Pricing, worked through",
    body: (
      <>
        <p>
          From the price the buyer pays, before tax and after any discount, two things are taken: our commission of 15% and the cost of the
          card payment, 2.9% plus 30¢ for the whole order. What remains is shared with those you agreed to share it with, and the rest is
          yours. Here is a model sold alone for $40.00, brought by an affiliate at 20%, made with a collaborator at 25%:
        </p>
        <FactTable
          isFigures
          caption="What becomes of a price of $40.00"
          columns={["Step", "Amount", "Left"]}
          rows={[
            ["Price, before tax", "$40.00", "$40.00"],
            ["Commission, 15%", "−$6.00", "$34.00"],
            ["Card cost, 2.9% + 30¢", "−$1.46", "$32.54"],
            ["Affiliate, 20% of what is left", "−$6.51", "$26.03"],
            ["Collaborator, 25% of what is left", "−$6.51", "$19.52"],
          ]}
        />
        <p>
          The $19.52 left at the end are yours; without affiliate and collaborator it would be $32.54. If the order has several items, they
          share the 30¢ in proportion to their prices. Cents are rounded at each step and the last one goes to you. The rates that applied
          when the sale happened stay with it for good.
        </p>
        <p>
          A price is free or at least $0.99. The price breakdown in your dashboard does this sum for your own numbers, and backwards: what
          you have to charge to earn what you want.
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
          times and extended ten times. Editorial is for work that shows real brands or people; free work goes out under CC BY or CC0,
          add-ons under the GPL.
        </p>
        <p>
          What each one allows is in the <Link to="/legal/license-agreement">license agreement</Link>. If your description says something
          else, the licence wins, so do not promise or forbid things there. A buyer can move up to a wider licence later by paying the
          difference.
        </p>
      </>
    ),
  },
  {
    id: "sale-events",
    title: "Discounts and sale events",
    body: (
      <>
        <p>
          A coupon takes a percentage from 1 to 95 or a fixed amount off your own items. Codes have 3 to 24 letters, digits, hyphens or
          underscores. Discounts never stack: each item takes the largest one that applies, and a discounted price is free or at least
          $0.99.
        </p>
        <p>A sale event lowers prices for everybody for a while. To keep sales honest:</p>
        <ul>
          <li>It lasts 1 to 30 days and takes 5% to 90% off.</li>
          <li>The product has been on sale for at least 14 days, and its price has not changed for 30 days before the start.</li>
          <li>A product is in one event at a time, with at least 14 days between two.</li>
          <li>The struck-through price is the lowest of the last 30 days.</li>
        </ul>
        <p>
          People who saved the product hear of the lower price once per event. For our own events we invite you; you choose the products and
          your own percentage.
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
          Within 14 days a buyer who has downloaded nothing gets the money back right away; for a training that means less than 10% of its
          paid lessons opened and no material downloaded. The same goes for something bought twice and never opened, and for a file that
          does not match its measured facts.
        </p>
        <p>
          Everything else comes to you first. You approve, offer a part (10% to 90%), or decline with a reason. Please answer within 3
          business days: after that, a request with at most two downloads or opened lessons is approved and any other goes to our staff. A
          buyer can bring a refusal to us within 7 days, and we then decide with both sides' evidence.
        </p>
        <p>
          After a full refund the licence ends, the downloads close and our commission is given back to you with the rest; the card cost is
          not returned by the card network. A balance that falls below zero is made up from your next sales.
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
          A sale can be paid out 14 days after the buyer received it (30 days until your first payout has arrived). Payouts leave every
          Friday once $25 are available; you may choose weekly, monthly or quarterly, or a higher minimum. When a Friday passes without a
          payout, your payout page says why.
        </p>
        <p>
          Bank details are checked as you type and stored encrypted. The name on the account has to be yours. Because changed bank details
          are how people get robbed, any change needs a verification code, is announced to you by email, and pauses payouts for 72 hours.
        </p>
        <p>Each payout comes with a list of every sale, fee and refund in it, to download as a table.</p>
      </>
    ),
  },
  {
    id: "affiliates",
    title: "Affiliates",
    body: (
      <>
        <p>
          Anyone can recommend your work with a link that ends in their affiliate id. Whoever buys within 30 days of following it counts; if
          several links were followed, the last one does. Nobody earns from their own purchase, and a refunded item earns nothing.
        </p>
        <ul>
          <li>
            <strong>Our programme</strong> is open to every member and pays 5% of the remainder out of our commission. Your share does not
            change.
          </li>
          <li>
            <strong>Your own programme</strong> is by invitation or request. You set 1% to 75% (20% unless you change it), for all products
            or for some.
          </li>
        </ul>
        <p>
          If your own affiliate brought the buyer, theirs is the commission that counts. Sales through a link of your own are credited to
          nobody else.
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
          Buyers write to you from the product, the order or your shop. A message has up to 5,000 characters and five attachments of 10 MB.
          After five conversations your shop shows how fast you usually answer. If a conversation goes wrong, either side can call us in,
          and both see that we are there.
        </p>
        <p>
          You can mail the buyers of an item about an update once per item in 24 hours, and send offers to those who agreed to them, once in
          7 days. Until your shop has made $100 and had a payout, a mailing reaches at most 100 people. We look at your first three before
          they leave.
        </p>
      </>
    ),
  },
];
