/** The product's names. Everything that says them says them from here. */
export const BRAND = {
  name: "Blenda",
  generator: "BlendaGen",
  motion: "BlendaMotion",
  tagline: "3D models you can turn before you buy",
  description:
    "A marketplace for 3D models and trainings: turn every model in your browser, read its facts, buy it from the artist who made it.",
  supportEmail: "support@blenda.test",
} as const;
