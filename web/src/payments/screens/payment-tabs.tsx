import { Link } from "@tanstack/react-router";
import { PAYMENT_TABS, type PaymentTab } from "../data/payment-queries.ts";

const NAMES: Record<PaymentTab, string> = { orders: "Orders", events: "Provider events", tax: "Tax" };
const EXACTLY = { exact: true, includeSearch: true } as const;

export function PaymentTabs({ tab }: { tab: PaymentTab }) {
  return (
    <nav aria-label="Lists of payments" className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex gap-6">
        {PAYMENT_TABS.map((each) => (
          <li key={each}>
            <Link
              to="/admin/payments"
              search={each === "orders" ? {} : { tab: each }}
              activeOptions={EXACTLY}
              aria-current={each === tab ? "page" : undefined}
              className="inline-flex h-11 items-center border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {NAMES[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
