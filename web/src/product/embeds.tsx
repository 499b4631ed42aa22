import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ReportTarget } from "@blenda/domain/reports/constants";
import { type ComponentType, createContext } from "react";

/** An order of the signed-in buyer that stands and waits for a card. */
interface OrderToPay {
  orderId: string;
  totalCents: number;
  /** How its card provider is reached. */
  payment: { provider: "simulated" | "stripe"; publishableKey: string | null; hasWallets: boolean } | null;
}

export interface PayOrderProps {
  order: OrderToPay;
  /** A card was handed over already, before a reload or on the way to the bank. */
  isSent: boolean;
  /** Where the buyer goes on after the page of their bank. */
  backTo: string;
  onSent: () => void;
  onPaid: () => void;
  /** The order cannot be paid any more. */
  onGone: (why: string) => void;
}

/** Places on cards and pages that belong to other domains: `app/` hands their parts in, so that no part knows another domain. */
interface Embeds {
  /** Saves a product: a picture in the corner of its card, a button with a word on its own page. */
  heart?: ComponentType<{ productId: string; title: string; hasWord?: boolean }>;
  /** Below a product's price, and in the bar docked on phones: what can be done to get it with this licence. */
  buyProduct?: ComponentType<{ productId: string; licence: LicenceType; isDocked: boolean }>;
  /** The card form, inside another domain's dialog. */
  payOrder?: ComponentType<PayOrderProps>;
  /** A quiet button that reports something to our people. */
  report?: ComponentType<{ targetType: ReportTarget; targetId: string; ownerId: string }>;
  buyTraining?: ComponentType<{ trainingId: string; isDocked: boolean }>;
}

export const Embeds = createContext<Embeds>({});
