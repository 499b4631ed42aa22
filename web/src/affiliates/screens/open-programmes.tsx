import { AFFILIATE_TERMS_VERSION, AFFILIATES } from "@blenda/domain/affiliates/constants";
import type { OpenProgramme } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { forgetStatus, openProgrammesQuery } from "../data/affiliate-queries.ts";
import { shareText } from "../data/share.ts";

/** Creators who take requests. Where there are none, or they can't be found, the page does without. */
export function OpenProgrammes() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(openProgrammesQuery);
  const [asked, setAsked] = useState<OpenProgramme | null>(null);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="creators" className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div>
            <h2 id="creators" className="type-h2">
              Creators looking for affiliates
            </h2>
            <p className="mt-2 text-muted">For their work, their program pays instead of ours.</p>
          </div>
          <div>
            <ul className="border-t border-line">
              {rows.map((row) => (
                <li key={row.creatorId} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
                  <p className="min-w-0">
                    <Link to="/shop/$slug" params={{ slug: row.shopSlug }} className="link-inline font-semibold wrap-anywhere">
                      {row.shopName}
                    </Link>
                    <span className="block type-small text-muted">{shareText(row.bps)}% of what a sale leaves</span>
                  </p>
                  <Button size="small" onClick={() => setAsked(row)}>
                    Ask to join<span className="sr-only"> {row.shopName}</span>
                  </Button>
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <Button className="mt-3" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            )}
          </div>
        </section>
      )}
      {asked && <RequestDialog programme={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function RequestDialog({ programme: { creatorId, shopName }, onClose }: { programme: OpenProgramme; onClose: () => void }) {
  const formId = useId();
  const { act, isActing, error } = useAct(api.affiliates.requestProgramme, {
    learn: forgetStatus,
    done: () => affiliateTexts.asked,
    isToldInPlace: true,
  });
  const { form, errors, control, submit } = useDraft({ note: "" }, ({ note }) => ({
    note: note.trim().length < AFFILIATES.NOTE_LEAST ? affiliateTexts.noteFault : undefined,
  }));
  return (
    <Dialog
      isOpen
      title={`Ask ${shopName}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isActing}>
            Accept terms and ask
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ note }) =>
          act({ creatorId, note: note.trim(), termsVersion: AFFILIATE_TERMS_VERSION }, { onSuccess: onClose }),
        )}
      >
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="About you" error={errors.note} help="Where you'd share their work. They read this beside your ID.">
          <Textarea {...control("note")} rows={3} maxLength={AFFILIATES.NOTE_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
