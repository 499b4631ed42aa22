import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";

/** How much the two wrote about it. Their words are shown on a press, which both are told of and which is written down. */
export function Messages({ found }: { found: RefundCase }) {
  const { act, isActing, out } = useAct(api.refunds.readCaseMessages);
  const { count, lastAt, wereRead } = found.evidence.messages;
  const names = { buyer: found.buyerName, creator: found.creatorName, team: "Blenda" };
  return (
    <DrawerSection title="Messages" aside={lastAt ? `${count}, last ${momentOf(lastAt)}` : undefined}>
      {count === 0 && <p className="text-muted">They didn't write to each other about this.</p>}
      {count > 0 && !out && (
        <div className="grid gap-3">
          <p className="type-small text-muted">
            {wereRead
              ? "Both were told that our team reads what they wrote about this. Each time is recorded in the audit log."
              : "Both are told in their conversation that our team read it. Each time is recorded in the audit log."}
          </p>
          <div>
            <Button size="small" disabled={found.obstacle !== null} isBusy={isActing} onClick={() => act({ id: found.id })}>
              Read {count === 1 ? "the message" : `${count} messages`}
            </Button>
          </div>
        </div>
      )}
      {out && (
        <ol className="grid gap-4">
          {out.messages.map(({ id, from, text, at }) => (
            <li key={id} className="grid gap-1 border-l-2 border-line pl-4 wrap-anywhere">
              <p className="type-small text-muted">
                <span className="font-semibold text-text">{names[from]}</span> {momentOf(at)}
              </p>
              <Paragraphs text={text} />
            </li>
          ))}
        </ol>
      )}
    </DrawerSection>
  );
}
