import type { TokenAccount } from "@blenda/domain/tokens/model";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { useIsNarrow } from "../../lib/narrow.ts";
import { codeOf } from "../../lib/refusal.ts";
import { tokensText } from "../../tokens/parts/token-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { Starter } from "./use-start.ts";

interface Props {
  isOpen: boolean;
  hasPricing: boolean;
  total: number;
  account: TokenAccount | undefined;
  starter: Starter;
  /** What was refused is said beside its field. */
  isRefusalElsewhere: boolean;
  onPricing: () => void;
}

/** The one button, with what stands in its way. On phones it stays at the lower edge. */
export function WishSend({ isOpen, hasPricing, total, account, starter, isRefusalElsewhere, onPricing }: Props) {
  const isNarrow = useIsNarrow();
  const { isStarting, cooling, error } = starter;
  const isShort = account !== undefined && account.balance < total;
  const problem = error && !isRefusalElsewhere && cooling === 0 ? error : null;
  const isPoor = isShort || codeOf(problem) === "TOKENS_INSUFFICIENT";
  return (
    <div
      data-docked={isNarrow ? "" : undefined}
      className="grid gap-2.5 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-bg max-lg:px-(--gutter) max-lg:py-3 xl:sticky xl:-bottom-5 xl:-my-2 xl:bg-bg xl:pt-2 xl:pb-5"
    >
      {isOpen && isPoor && (
        <Alert tone="warn" title={tokenTexts.insufficient}>
          You have {tokensText(account?.balance ?? 0)}, this needs {tokensText(total)}.
        </Alert>
      )}
      {problem && !isPoor && <Alert tone="bad" title={problem.message} />}
      {isOpen && isPoor && hasPricing ? (
        <Button kind="primary" size="large" icon="coins" onClick={onPricing}>
          Get tokens
        </Button>
      ) : (
        <Button
          type="submit"
          kind="primary"
          size="large"
          icon="wand-sparkles"
          isBusy={isStarting}
          disabled={!isOpen || isPoor || cooling > 0}
        >
          {cooling > 0 ? `Ready again in ${cooling} s` : `Generate for ${tokensText(total)}`}
        </Button>
      )}
      {isOpen && <p className="text-center type-small text-muted max-lg:hidden">Tokens return if it fails.</p>}
    </div>
  );
}
