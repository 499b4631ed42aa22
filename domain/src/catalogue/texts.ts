import { LICENCE_NAMES, type LicenceType } from "./constants.ts";

export const catalogueTexts = {
  loadFailed: "Failed to load the catalogue",
  changeFailed: "Failed to change this product",
};

/** Decision B8. If a description contradicts the licence, the licence wins. */
export const licenceTexts: Record<LicenceType, { name: string; allows: string }> = {
  personal: { name: LICENCE_NAMES.personal, allows: "Non-commercial: learning and portfolio work" },
  commercial: { name: LICENCE_NAMES.commercial, allows: "1 seat, unlimited projects" },
  studio: { name: LICENCE_NAMES.studio, allows: "Up to 10 seats" },
  extended: { name: LICENCE_NAMES.extended, allows: "Resale in games and apps over 100k users, and print" },
  editorial: { name: LICENCE_NAMES.editorial, allows: "News and teaching, not advertising" },
  "free-cc-by": { name: LICENCE_NAMES["free-cc-by"], allows: "Anything, as long as you name the creator" },
  "free-cc0": { name: LICENCE_NAMES["free-cc0"], allows: "Anything, no conditions" },
  gpl: { name: LICENCE_NAMES.gpl, allows: "Use, change and share under the same licence" },
};

/** The table of the licence agreement, also opened beside a product. One row per licence: whose, what for, and what it usually costs. */
export const licenceTerms: Record<LicenceType, { name: string; who: string; what: string; cost: string }> = {
  personal: {
    name: "Personal",
    who: "You alone",
    what: "Non-commercial: private projects, study, your portfolio. Nothing that earns money",
    cost: "The listed price",
  },
  commercial: {
    name: "Commercial",
    who: "One person",
    what: "Any number of projects that earn money: films, pictures, designs, games and apps with up to 100,000 users",
    cost: "2 × personal",
  },
  studio: { name: "Studio", who: "Up to 10 people of one organisation", what: "The same as commercial", cost: "5 × personal" },
  extended: {
    name: "Extended",
    who: "The seats named in your order",
    what: "The same as commercial, and also games and apps with more than 100,000 users, and print on things that are sold",
    cost: "10 × personal",
  },
  editorial: {
    name: "Editorial",
    who: "One person",
    what: "News, teaching and commentary. No advertising and no products, because it shows real brands or people",
    cost: "Set by the artist",
  },
  "free-cc-by": { name: "CC BY", who: "Everyone", what: "Anything, as long as you name the artist", cost: "Free" },
  "free-cc0": { name: "CC0", who: "Everyone", what: "Anything, without naming anyone", cost: "Free" },
  gpl: {
    name: "GPL, for add-ons",
    who: "Everyone who has it",
    what: "Use, study, change and pass on, under the same terms",
    cost: "Set by the artist",
  },
};
