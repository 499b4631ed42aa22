import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { OrderLine, OrderPage } from "@blenda/domain/orders/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { price } from "../../../lib/text/money.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Totals } from "../totals.tsx";
import { billedTo } from "./invoice-panel.tsx";

/** What a printer gets instead of the page: an invoice, and nothing else. */
export function PrintedInvoice({ order }: { order: OrderPage }) {
  return (
    <article className="hidden gap-8 print:grid">
      <header className="flex items-start justify-between gap-8">
        <p className="type-h1">{BRAND.name}</p>
        <div className="text-right type-ui">
          <p className="type-h2">Invoice {order.number}</p>
          <p>{dayOf(order.paidAt ?? order.createdAt)}</p>
          {order.tax?.ownNumber && <p>Our tax number {order.tax.ownNumber}</p>}
          {order.isTest && <p>Test, no money moved</p>}
        </div>
      </header>
      <section className="grid type-ui">
        <h2 className="mb-1 font-semibold">Billed to</h2>
        {billedTo(order).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </section>
      <table className="w-full border-collapse type-ui">
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th className="py-2">What</th>
            <th className="py-2 text-right">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2">
                {line.title}
                <span className="block type-small">{detailsOf(line)}</span>
              </td>
              <td className="py-2 text-right tabular-nums">{price(line.listCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ml-auto w-72 break-inside-avoid">
        <Totals order={order} />
      </div>
      {order.card && (
        <p className="type-small">
          Paid by <span className="capitalize">{order.card.brand}</span> ending in {order.card.last4}
        </p>
      )}
    </article>
  );
}

const detailsOf = ({ shopName, version, licence }: OrderLine): string =>
  [
    shopName,
    version && `Version ${version}`,
    licence && `${licenceTexts[licence.type].name} licence ${licence.code}`,
    licence?.organisation && `licensed to ${licence.organisation}`,
  ]
    .filter(Boolean)
    .join(", ");
