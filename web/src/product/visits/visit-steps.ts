import type { VisitStep } from "@blenda/domain/tracking/constants";

type Hear = (step: VisitStep) => void;

let hear: Hear | null = null;

/** The listener that tells the server of a visit hears its steps; there is none until the visitor allows that. */
export const subscribeVisitSteps = (listener: Hear): void => {
  hear = listener;
};

/** A step towards an order: a product was opened, something was added to the cart, the checkout was begun. */
export const noteVisitStep = (step: VisitStep): void => hear?.(step);
