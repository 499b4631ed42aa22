import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

const STEPS = ["Cart", "Payment", "Download"] as const;

interface Props {
  step: (typeof STEPS)[number];
  children: ReactNode;
}

export function CheckoutFrame({ step, children }: Props) {
  return (
    <div className="page py-6 lg:py-8">
      <div className="mx-auto max-w-260">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mb-8">
          <ol aria-label="Steps" className="flex items-center gap-2 type-ui text-muted">
            {STEPS.map((name, at) => (
              <li key={name} aria-current={name === step ? "step" : undefined} className="flex items-center gap-2">
                {at > 0 && <Icon name="chevron-right" size={16} className="text-faint" />}
                {name === "Cart" && step === "Payment" ? (
                  <Link to="/cart" className="touch-target transition-colors hover:text-text">
                    Cart
                  </Link>
                ) : (
                  <span className={name === step ? "text-text" : undefined}>{name}</span>
                )}
              </li>
            ))}
          </ol>
          <p className="flex items-center gap-2 type-small text-muted">
            <Icon name="lock" size={16} />
            Card details go to the card provider only
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
