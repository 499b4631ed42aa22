import { Billing } from "../../orders/parts/billing.tsx";
import { Section } from "./section.tsx";

export const BillingSection = () => (
  <Section id="billing" title="Billing" about="What your invoices say, your latest ones, and what renews.">
    <Billing />
  </Section>
);
