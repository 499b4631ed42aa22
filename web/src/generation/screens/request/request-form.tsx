import type { ToolPage } from "@blenda/domain/generation/model";
import { BRAND } from "@blenda/domain/shared/brand";
import type { TokenAccount } from "@blenda/domain/tokens/model";
import type { SubmitEvent } from "react";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { promptField } from "../../data/request.ts";
import type { ChosenPicture } from "../../data/use-picture.ts";
import type { RequestDraft } from "../../data/use-request-draft.ts";
import type { PromptReading } from "../../data/use-said.ts";
import type { Starter } from "../../data/use-start.ts";
import { RequestCost } from "./request-cost.tsx";
import { RequestOptions } from "./request-options.tsx";
import { RequestPicture } from "./request-picture.tsx";
import { RequestPrompt } from "./request-prompt.tsx";

/** Its button may stand elsewhere on the page. */
export const REQUEST_FORM = "generation-request";

interface Props {
  page: ToolPage;
  account: TokenAccount | undefined;
  form: RequestDraft;
  starter: Starter;
  said: PromptReading;
  picture: ChosenPicture;
  isNarrow: boolean;
  onPricing: () => void;
}

/** What should be made, and what it costs before anything is pressed. */
export function RequestForm({ page: { rules, hasDrafts }, account, form, starter, said, picture, isNarrow, onPricing }: Props) {
  const { request } = form;
  const unusable = said.draft.state === "refused" ? said.draft.refusal : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.submit((words) => {
      if (said.open.length > 0) return toOpenChoice(form.form.current);
      if (unusable !== undefined) return form.refuse({ imageId: unusable });
      const from = request.pictureMode !== null && { imageId: words.imageId, mode: request.pictureMode };
      const chosen = request.isFromWords && { instead: said.instead };
      starter.start({ prompt: request.prompt.trim(), ...from, ...chosen, ...request.options }, (why) => {
        const code = codeOf(why) ?? "";
        const isAboutWords = code.startsWith("GENERATION_PROMPT") || code === "GENERATION_NOTHING_NAMED";
        if (isAboutWords) form.refuse({ [promptField(request.source)]: why.message });
        if (code.startsWith("GENERATION_IMAGE")) form.refuse({ imageId: why.message });
      });
    })(event);
  return (
    <form ref={form.form} id={REQUEST_FORM} aria-label="New model" noValidate onSubmit={submit} className="grid content-start gap-4">
      <div className="flex items-center justify-between gap-4">
        <h1 className="type-h2">{BRAND.generator}</h1>
        {account && <Balance account={account} hasPricing={rules.showPricingModal} onPricing={onPricing} />}
      </div>
      {!rules.isOpen && (
        <Alert tone="warn" title={rules.maintenanceMessage}>
          Everything you've made is still here.
        </Alert>
      )}
      <fieldset disabled={!rules.isOpen} className="grid min-w-0 gap-4">
        <legend className="sr-only">What to make</legend>
        <SegmentedControl
          isWide
          label="Made from"
          value={request.source}
          options={[
            { value: "text", label: "From text", icon: "type", disabled: !rules.textGenerationEnabled },
            { value: "image", label: "From a picture", icon: "image", disabled: !rules.imageGenerationEnabled },
          ]}
          onChange={(source) => form.set("source", source)}
        />
        {rules.isOpen && !(rules.textGenerationEnabled && rules.imageGenerationEnabled) && (
          <p className="type-small text-muted">{offText(rules)}</p>
        )}
        {request.source === "image" && (
          <RequestPicture form={form} rules={rules} hasForms={hasDrafts} picture={picture} refusal={unusable} />
        )}
        <RequestPrompt form={form} rules={rules} said={said} hasDraft={isNarrow} />
        <RequestOptions form={form} rules={rules} />
        <RequestCost cost={request.cost} balance={account?.balance} />
      </fieldset>
    </form>
  );
}

/** The keyboard goes to what has to be chosen; where nothing is offered, to the words. */
function toOpenChoice(form: HTMLFormElement | null): void {
  const first = (what: string) => form?.querySelector<HTMLElement>(what);
  (first("[data-open-choice] button") ?? first("textarea"))?.focus();
}

const offText = ({ textGenerationEnabled, imageGenerationEnabled }: ToolPage["rules"]): string =>
  !textGenerationEnabled && !imageGenerationEnabled
    ? "Generation is turned off right now."
    : `${textGenerationEnabled ? "From a picture" : "From text"} is turned off right now.`;

function Balance({ account, hasPricing, onPricing }: { account: TokenAccount; hasPricing: boolean; onPricing: () => void }) {
  const words = (
    <>
      <Icon name="coins" size={16} />
      {tokensText(account.balance)}
    </>
  );
  if (!hasPricing) return <p className="flex items-center gap-1.5 type-ui font-semibold tabular-nums">{words}</p>;
  return (
    <Button size="small" className="tabular-nums" aria-label={`${tokensText(account.balance)}. Get more`} onClick={onPricing}>
      {words}
    </Button>
  );
}
