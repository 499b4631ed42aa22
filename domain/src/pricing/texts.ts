export const pricingTexts = {
  loadFailed: "Failed to load this price",
  priceSaved: (price: string) => `The price is now ${price}`,
};
