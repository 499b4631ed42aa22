import { useEffect, useEffectEvent, useRef, useState } from "react";
import { RefusedElsewhere } from "../../lib/calls/api.ts";
import { loadStripe, type StripeClient, type StripeElements, type StripeWalletConfirm } from "../data/stripe.ts";
import { ExpressFrame } from "./express-frame.tsx";
import type { WalletProps } from "./wallet.ts";

const BUTTON_HEIGHT = 48;
const REFUSED = "Your wallet wasn't accepted. Try a card.";

/** Apple Pay, Google Pay and Link, whichever this device and this account have; without any, nothing shows. */
export function StripeWallets({ publishableKey, totalCents, emailFault, isBusy, onAgreed }: WalletProps & { publishableKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const asksEmail = emailFault !== null;
  const [open, setOpen] = useState<StripeElements | null>(null);
  const [hasAny, setAny] = useState(false);

  const agreed = useEffectEvent((stripe: StripeClient, elements: StripeElements, confirm: StripeWalletConfirm) => {
    const isBegun = onAgreed({ token: () => tokenFrom(stripe, elements), email: confirm.billingDetails?.email ?? null });
    if (!isBegun) confirm.paymentFailed({ reason: "fail" });
  });
  const amount = useEffectEvent(() => totalCents);

  useEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    loadStripe(publishableKey)
      .then((stripe) => {
        if (isOver || !place.current) return;
        const elements = stripe.elements({ mode: "payment", amount: amount(), currency: "usd", paymentMethodCreation: "manual" });
        const wallets = elements.create("expressCheckout", { emailRequired: asksEmail, buttonHeight: BUTTON_HEIGHT });
        wallets.on("ready", ({ availablePaymentMethods: offered }) => {
          if (!isOver) setAny(Object.values(offered ?? {}).some(Boolean));
        });
        wallets.on("loaderror", () => isOver || setAny(false));
        wallets.on("click", ({ resolve }) => resolve());
        wallets.on("confirm", (confirm) => agreed(stripe, elements, confirm));
        wallets.mount(place.current);
        end = () => wallets.destroy();
        setOpen(elements);
      })
      // The card form below says what is the matter with the script.
      .catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [publishableKey, asksEmail]);
  useEffect(() => open?.update({ amount: totalCents }), [open, totalCents]);

  return (
    <ExpressFrame isHidden={!hasAny}>
      <div ref={place} inert={isBusy} className={isBusy ? "opacity-50" : undefined} />
    </ExpressFrame>
  );
}

async function tokenFrom(stripe: StripeClient, elements: StripeElements): Promise<string> {
  const { error: unready } = await elements.submit();
  if (unready) throw new RefusedElsewhere(unready.message ?? REFUSED);
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (paymentMethod) return paymentMethod.id;
  throw new RefusedElsewhere(error?.message ?? REFUSED);
}
