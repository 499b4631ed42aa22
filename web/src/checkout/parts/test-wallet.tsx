import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import { useRef, useState } from "react";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { cardToken } from "../data/test-provider.ts";
import { ExpressFrame } from "./express-frame.tsx";
import type { WalletProps } from "./wallet.ts";

/** The wallet holds two cards, so that both answers of a bank can be tried. */
const tokenOf = (name: TestCardName): Promise<string> => {
  const number = TEST_CARDS.find((card) => card.name === name)?.number ?? "";
  return cardToken({ number, expiry: "12 / 34", cvc: "123" });
};

/** The built-in provider's wallet: asks as a phone would, and hands over a token. Nothing is charged before it is approved. */
export function TestWallet(props: WalletProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ExpressFrame>
      <Button size="large" icon="smartphone" disabled={props.isBusy} onClick={() => setOpen(true)}>
        Test wallet
      </Button>
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </ExpressFrame>
  );
}

function Sheet({ totalCents, emailFault, onAgreed, onClose }: WalletProps & { onClose: () => void }) {
  const { form, errors, control, submit } = useDraft({ walletEmail: "" }, ({ walletEmail }) => ({
    walletEmail: emailFault?.(walletEmail),
  }));
  const card = useRef<TestCardName>("visa");
  const agree = submit(({ walletEmail }) => {
    const chosen = card.current;
    onClose();
    onAgreed({ token: () => tokenOf(chosen), email: emailFault && walletEmail.trim() });
  });
  const choose = (name: TestCardName) => () => void (card.current = name);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Test wallet"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="test-wallet" onClick={choose("declined")}>
            Decline
          </Button>
          <Button type="submit" form="test-wallet" kind="primary" icon="lock" onClick={choose("visa")}>
            Approve {price(totalCents)}
          </Button>
        </>
      }
    >
      <form ref={form} id="test-wallet" noValidate aria-label="Test wallet" className="grid gap-4" onSubmit={agree}>
        <p className="text-muted">Test mode: this works like Apple Pay or Google Pay. No real card is charged.</p>
        {emailFault && (
          <Field label="Email in your wallet" error={errors.walletEmail} help="We'll send your receipt and downloads here.">
            <Input {...control("walletEmail")} type="email" inputMode="email" autoComplete="email" data-first-focus required />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
