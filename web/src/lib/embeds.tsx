import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { type ComponentType, createContext } from "react";

/** Places on cards and pages that belong to other domains: `app/` hands their parts in, so that no part knows another domain. */
interface Embeds {
  /** Saves a product: a picture in the corner of its card, a button with a word on its own page. */
  heart?: ComponentType<{ productId: string; title: string; hasWord?: boolean }>;
  /** Below a product's price, and in the bar docked on phones: what can be done to get it with this licence. */
  buyProduct?: ComponentType<{ productId: string; licence: LicenceType; isDocked: boolean }>;
  buyTraining?: ComponentType<{ trainingId: string; isDocked: boolean }>;
}

export const Embeds = createContext<Embeds>({});
