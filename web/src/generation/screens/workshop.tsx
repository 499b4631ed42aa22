import type { Job, ToolPage } from "@blenda/domain/generation/model";
import type { TokenAccount } from "@blenda/domain/tokens/model";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useIsNarrow } from "../../lib/page/narrow.ts";
import { accountQuery } from "../../tokens/data/token-queries.ts";
import { PlanMeter } from "../../tokens/parts/plan-meter.tsx";
import { usePricing } from "../../tokens/parts/pricing.tsx";
import { classNames } from "../../ui/class-names.ts";
import { usePicture } from "../data/use-picture.ts";
import { useRequestDraft } from "../data/use-request-draft.ts";
import { useSaid } from "../data/use-said.ts";
import { useStart } from "../data/use-start.ts";
import { RequestForm } from "./request/request-form.tsx";
import { RequestSend } from "./request/request-send.tsx";
import { Results } from "./results/results.tsx";
import { DraftStage, useStagedDraft } from "./said/draft-stage.tsx";
import { Stage, useStagedJob } from "./stage.tsx";

const column = "min-w-0 px-(--gutter) py-5 xl:overflow-y-auto xl:overscroll-contain xl:[scrollbar-width:thin]";

/** The tool: what is wanted, what is being made, what was made. */
export function Workshop({ page, seenAt }: { page: ToolPage; seenAt: number }) {
  const { data: account } = useQuery(accountQuery);
  const draft = useRequestDraft(page);
  const starter = useStart(page, seenAt);
  const said = useSaid(page, draft);
  const picture = usePicture(page, draft);
  const pricing = usePricing();
  const { id: stagedId } = useStagedJob(page);
  const isNarrow = useIsNarrow();
  const stage = useShownStage(stagedId, isNarrow);
  const drafted = useStagedDraft(said, stagedId);
  const form = useRef<HTMLDivElement>(null);
  const toForm = () => {
    form.current?.querySelector<HTMLElement>("textarea")?.focus();
    if (isNarrow) form.current?.scrollIntoView();
  };
  const reuse = (job: Job) => {
    draft.reuse(job);
    toForm();
  };
  const tryExample = (prompt: string) => {
    draft.set("source", "text");
    draft.set("prompt", prompt);
    toForm();
  };

  useBroughtPrompt(tryExample);

  const send = (
    <RequestSend
      rules={page.rules}
      account={account}
      form={draft}
      starter={starter}
      said={said}
      wait={picture.wait}
      isDocked={isNarrow}
      onPricing={pricing.show}
    />
  );
  const asking = (
    <div key="form" ref={form} className={classNames(column, "lg:w-90 lg:px-6 xl:scroll-pb-32")}>
      <RequestForm
        page={page}
        account={account}
        form={draft}
        starter={starter}
        said={said}
        picture={picture}
        isNarrow={isNarrow}
        onPricing={pricing.show}
      />
      {!isNarrow && send}
    </div>
  );
  const making = (
    <section
      key="stage"
      ref={stage}
      aria-label="Stage"
      className={classNames(column, "flex flex-col gap-4 lg:px-6 xl:border-x xl:border-line", isNarrow && "pb-2")}
    >
      {drafted.isShown && !isNarrow ? (
        <DraftStage said={said} {...(stagedId !== undefined && { onBack: drafted.hide })} />
      ) : (
        <Stage
          page={page}
          starter={starter}
          balance={account?.balance ?? 0}
          source={draft.request.source}
          onExample={tryExample}
          onReuse={reuse}
        />
      )}
    </section>
  );
  // What is on the stage is what a phone shows first; before there is anything, the form is.
  const isStageFirst = isNarrow && stagedId !== undefined;
  return (
    <div
      data-fills-window
      className="lg:grid lg:grid-cols-[22.5rem_minmax(0,1fr)] xl:h-[calc(100dvh-var(--nav-h))] xl:min-h-160 xl:grid-cols-[22.5rem_minmax(0,1fr)_19rem]"
    >
      {isStageFirst ? [making, asking] : [asking, making]}
      <Aside>
        {page.rules.showHistory && <Results page={page} stagedId={stagedId} />}
        {account && <TokenBox account={account} {...(page.rules.showPricingModal && { onPricing: pricing.show })} />}
      </Aside>
      {isNarrow && send}
      {pricing.dialog}
    </div>
  );
}

/** Tokens that are left, what they went into, and the way to more where the rules show it. */
const TokenBox = ({ account, onPricing }: { account: TokenAccount; onPricing?: () => void }) => (
  <div className="rounded-md border border-line bg-surface-1 p-4">
    <PlanMeter account={account} className="mb-2" />
    <p className="flex justify-between gap-4 type-small">
      <Link to="/blendagen/usage" className="touch-target link">
        Usage
      </Link>
      {onPricing && (
        <button type="button" className="touch-target link" onClick={onPricing}>
          Get tokens
        </button>
      )}
    </p>
  </div>
);

/** Whatever comes onto the stage is seen from its beginning. */
function useShownStage(stagedId: string | undefined, isNarrow: boolean) {
  const stage = useRef<HTMLElement>(null);
  const before = useRef(stagedId);
  useEffect(() => {
    if (before.current === stagedId) return;
    before.current = stagedId;
    if (isNarrow) window.scrollTo(0, 0);
    else stage.current?.scrollTo(0, 0);
  }, [stagedId, isNarrow]);
  return stage;
}

/** Words that came with the address go into the form, once. */
function useBroughtPrompt(take: (prompt: string) => void): void {
  const { prompt, job } = useSearch({ from: "/blendagen" });
  const navigate = useNavigate();
  useEffect(() => {
    if (!prompt) return;
    take(prompt);
    void navigate({ to: "/blendagen", search: job ? { job } : {}, replace: true });
  }, [prompt, job, take, navigate]);
}

const Aside = ({ children }: { children: ReactNode }) => (
  <div
    className={classNames(column, "flex flex-col gap-6 max-xl:col-span-2 max-xl:border-t max-xl:border-line lg:px-6 xl:justify-between")}
  >
    {children}
  </div>
);
