import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { RefusedElsewhere } from "../../lib/calls/api.ts";
import { useTheme } from "../../lib/page/theme.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field, useField } from "../../ui/controls/field.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { loadStripe, type StripeCardElement, type StripeClient } from "../data/stripe.ts";
import { CardRefused } from "../data/test-provider.ts";
import { CardMarks } from "./card-marks.tsx";
import { cardLook } from "./stripe-look.ts";

export interface StripeDesk {
  /** The card as Stripe knows it; its number never passes through our page. */
  token: () => Promise<string>;
}

interface Props {
  ref: Ref<StripeDesk>;
  publishableKey: string;
  /** While the bank is asked, nothing can be changed. */
  isBusy: boolean;
}

const MISSING = "The card form couldn't load";

/** Stripe's own field in Stripe's own frame, put into ours. Its script is fetched only where Stripe is the provider. */
export function StripeCard({ ref, publishableKey, isBusy }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const isWantedNext = useRef(false);
  const { stage, open, fault, setFault, tryAgain } = useCardElement(place, publishableKey);
  const { theme } = useTheme();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the look is read from the page, and the theme changes it
  useEffect(() => open?.card.update({ style: cardLook() }), [open, theme]);
  useEffect(() => {
    if (stage !== "ready") return;
    open?.card.update({ disabled: isBusy });
    if (isBusy || !isWantedNext.current) return;
    isWantedNext.current = false;
    open?.card.focus();
  }, [open, stage, isBusy]);

  useImperativeHandle(ref, () => ({
    token: async () => {
      if (stage === "missing") {
        again.current?.focus();
        throw new CardRefused(MISSING);
      }
      if (stage !== "ready" || !open) throw new RefusedElsewhere("The card form is still loading. Try again in a moment.");
      const { paymentMethod, error } = await open.stripe.createPaymentMethod({ type: "card", card: open.card });
      if (paymentMethod) return paymentMethod.id;
      const message = error?.message ?? "Your card wasn't accepted. Check the details.";
      if (error?.type !== "validation_error") throw new RefusedElsewhere(message);
      setFault(message);
      isWantedNext.current = true;
      throw new CardRefused(message);
    },
  }));

  if (stage === "missing") {
    const retry = () => {
      isWantedNext.current = true;
      tryAgain();
    };
    return (
      <Alert tone="bad" title={MISSING}>
        <p>Check your connection. Anything you've entered on this page is kept.</p>
        <Button ref={again} size="small" icon="rotate-ccw" className="mt-3" onClick={retry}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div aria-live="polite">
      <Field label="Card" error={fault} aside={<CardMarks />}>
        <CardFrame place={place} isLoading={stage === "loading"} isBusy={isBusy} isWrong={fault !== undefined} />
      </Field>
    </div>
  );
}

/** The field of one script, from its arrival to its end. */
function useCardElement(place: RefObject<HTMLDivElement | null>, publishableKey: string) {
  const [stage, setStage] = useState<"loading" | "ready" | "missing">("loading");
  const [open, setOpen] = useState<{ stripe: StripeClient; card: StripeCardElement } | null>(null);
  const [fault, setFault] = useState<string>();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another field
  useEffect(() => {
    let card: StripeCardElement | undefined;
    let isOver = false;
    loadStripe(publishableKey)
      .then((stripe) => {
        if (isOver || !place.current) return;
        // Stripe asks for a postal code only where the card's bank compares it; we ask nobody for one.
        card = stripe.elements().create("card", { style: cardLook(), disabled: false, hidePostalCode: false, disableLink: true });
        card.on("ready", () => isOver || setStage("ready"));
        card.on("loaderror", () => isOver || setStage("missing"));
        card.on("change", ({ error }) => isOver || setFault(error?.message));
        card.mount(place.current);
        setOpen({ stripe, card });
      })
      .catch(() => isOver || setStage("missing"));
    return () => {
      isOver = true;
      card?.destroy();
    };
  }, [publishableKey, tries]);
  const tryAgain = () => {
    setStage("loading");
    setOpen(null);
    setFault(undefined);
    setTries((before) => before + 1);
  };
  return { stage, open, fault, setFault, tryAgain };
}

interface FrameProps {
  place: RefObject<HTMLDivElement | null>;
  isLoading: boolean;
  isBusy: boolean;
  isWrong: boolean;
}

/**
 * Looks like every other control. A frame never counts as focused in the page around it, so Stripe marks the place it was
 * put into; it also moves to its field when that place's label is pressed.
 */
function CardFrame({ place, isLoading, isBusy, isWrong }: FrameProps) {
  const { id } = useField();
  return (
    <div
      data-wrong={isWrong || undefined}
      className={classNames(
        "relative flex h-11 items-center rounded-sm border px-3 transition-[border-color,box-shadow]",
        "has-[.StripeElement--focus]:border-sky has-[.StripeElement--focus]:ring-3 has-[.StripeElement--focus]:ring-sky-soft",
        "data-wrong:border-bad",
        isBusy ? "border-line bg-surface-2" : "border-control-line bg-bg",
      )}
    >
      {isLoading && (
        <span role="status" aria-label="Loading the card form" className="absolute inset-x-3">
          <Skeleton className="h-5" />
        </span>
      )}
      <div className={classNames("w-full [&_iframe]:outline-none", isLoading && "opacity-0")}>
        <div ref={place} id={id} />
      </div>
    </div>
  );
}
