import type { Invitation } from "@blenda/domain/sale-events/model";
import { useQuery } from "@tanstack/react-query";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { invitationsQuery } from "../data/event-queries.ts";
import { itemsText, spanText } from "./event-words.ts";

/** Before the id of an invitation, where the address says what is open. */
export const INVITED = "invited-";

/** Sales of the platform one may take part in. Where there are none, nothing is shown. */
export function Invitations({ onOpen }: { onOpen: (id: string) => void }) {
  const { data = [] } = useQuery(invitationsQuery);
  if (data.length === 0) return null;
  return (
    <Panel title="Sales you're invited to">
      <ul className="grid gap-4">
        {data.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <span className="grid min-w-0 flex-1 basis-60">
              <span className="truncate type-ui font-semibold">{invitation.name}</span>
              <span className="type-small text-muted tabular-nums">
                {spanText(invitation)} · {answerText(invitation)}
              </span>
            </span>
            <Button size="small" onClick={() => onOpen(`${INVITED}${invitation.id}`)}>
              {invitation.isOpen ? (invitation.joined > 0 ? "Change" : "Take a look") : "See it"}
              <span className="sr-only"> {invitation.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function answerText({ isOpen, joined, optInDeadline }: Invitation): string {
  const taking = joined > 0 ? `${itemsText(joined)} of yours ${joined === 1 ? "takes" : "take"} part` : "";
  if (!isOpen) return taking || "You aren't taking part";
  return [taking, `${joined > 0 ? "change it" : "join"} until ${momentOf(optInDeadline)}`].filter(Boolean).join(", ");
}
