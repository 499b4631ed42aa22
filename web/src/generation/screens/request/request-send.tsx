import type { ToolRules } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import type { TokenAccount } from "@blenda/domain/tokens/model";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { RequestDraft } from "../../data/use-request-draft.ts";
import type { PromptReading } from "../../data/use-said.ts";
import type { Starter } from "../../data/use-start.ts";
import { REQUEST_FORM } from "./request-form.tsx";

interface Props {
  rules: ToolRules;
  account: TokenAccount | undefined;
  form: RequestDraft;
  starter: Starter;
  said: PromptReading;
  /** Why it waits for the picture. */
  wait: string | null;
  isDocked: boolean;
  onPricing: () => void;
}

/** The one button, with what stands in its way. Docked, it stays at the lower edge of a phone, wherever one looks. */
export function RequestSend({ rules, account, form, starter, said, wait, isDocked, onPricing }: Props) {
  const { isStarting, cooling, error } = starter;
  const { total } = form.request.cost;
  const isOpen = rules.isOpen && (rules.textGenerationEnabled || rules.imageGenerationEnabled);
  const isToldAtField = [form.errors.prompt, form.errors.caption, form.errors.imageId].some((told) => told !== undefined);
  const [open] = said.open;
  const isAsked = codeOf(error) === "GENERATION_NOT_EXACT" && said.reading !== null;
  const problem = error && !isToldAtField && !isAsked && cooling === 0 ? error : null;
  const isPoor = isOpen && ((account !== undefined && account.balance < total) || codeOf(problem) === "TOKENS_INSUFFICIENT");
  const isReady = isOpen && !isPoor;
  return (
    <div
      {...(isDocked && { "data-docked": "" })}
      className={
        isDocked
          ? "sticky bottom-0 z-10 grid gap-2.5 border-t border-line bg-bg px-(--gutter) py-3"
          : "grid gap-2.5 bg-bg pt-4 xl:sticky xl:-bottom-5 xl:pb-5"
      }
    >
      {isPoor && (
        <Alert tone="warn" title={tokenTexts.insufficient}>
          You have {tokensText(account?.balance ?? 0)}, this needs {tokensText(total)}.
        </Alert>
      )}
      {problem && !isPoor && <Alert tone="bad" title={problem.message} />}
      <div className="flex items-center gap-4">
        {isDocked && account && isReady && !open && (
          <p className="grid type-small text-muted">
            After{" "}
            <span className="type-ui font-semibold whitespace-nowrap text-text tabular-nums">{tokensText(account.balance - total)}</span>
          </p>
        )}
        {isPoor && rules.showPricingModal ? (
          <Button kind="primary" size="large" icon="coins" className="flex-1" onClick={onPricing}>
            Get tokens
          </Button>
        ) : (
          <Button
            type="submit"
            form={REQUEST_FORM}
            kind="primary"
            size="large"
            icon={open ? "triangle-alert" : "wand-sparkles"}
            className="flex-1"
            isBusy={isStarting}
            disabled={!isReady || cooling > 0 || wait !== null}
          >
            {cooling > 0
              ? `Ready again in ${cooling} s`
              : wait !== null
                ? wait
                : open
                  ? generationTexts.chooseFirst(open.asked, open.offers.length > 0)
                  : `Generate for ${tokensText(total)}`}
          </Button>
        )}
      </div>
      {isReady && (open || !isDocked) && (
        <p className="text-center type-small text-muted">
          {open ? generationTexts.nothingChargedYet : "If it fails, you get your tokens back."}
        </p>
      )}
    </div>
  );
}
