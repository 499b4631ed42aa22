import { can } from "@blenda/domain/access/can";
import { assignRoles } from "@blenda/domain/permissions/constants";
import { changePeople } from "@blenda/domain/users/constants";
import type { UserLine } from "@blenda/domain/users/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { toast } from "../../lib/toast.ts";
import { ReasonDialog, type ReasonInput } from "../../product/reason/reason-dialog.tsx";
import { Button } from "../../ui/controls/button.tsx";

interface Props {
  people: readonly UserLine[];
  clear: () => void;
}

/** What can be done about several people at once, each with what the reader may do about one. */
export function BulkActions({ people, clear }: Props) {
  const me = useMe();
  const [doing, setDoing] = useState<keyof typeof DOINGS | null>(null);
  const mayChange = can(me, changePeople);
  return (
    <>
      <CopyEmails people={people} />
      {mayChange && (
        <Button size="small" icon="pen-line" onClick={() => setDoing("note")}>
          Add note
        </Button>
      )}
      {can(me, assignRoles) && (
        <Button size="small" icon="user" onClick={() => setDoing("role")}>
          Make editors
        </Button>
      )}
      {mayChange && (
        <Button size="small" kind="danger" icon="ban" onClick={() => setDoing("suspend")}>
          Suspend
        </Button>
      )}
      {doing && (
        <EachDialog
          key={doing}
          does={doing}
          people={people}
          onClose={() => setDoing(null)}
          onDone={() => {
            setDoing(null);
            clear();
          }}
        />
      )}
    </>
  );
}

const DOINGS = {
  note: {
    title: (who: string) => `Add a note to ${who}?`,
    label: "Add note",
    reasonLabel: "Note",
    help: "Only our team reads it.",
    text: "The same note is kept with each of them.",
  },
  role: {
    title: (who: string) => `Make ${who} content editors?`,
    label: "Give the role",
    reasonLabel: "Reason",
    help: "Kept in the audit.",
    text: "They edit pages and review content from their next click on.",
  },
  suspend: {
    title: (who: string) => `Suspend ${who}?`,
    label: "Suspend now",
    reasonLabel: "Reason",
    help: "They will read this. It's also kept in the audit.",
    text: "They're logged out everywhere, and what they sell disappears from the site until it ends.",
  },
} as const;

interface EachProps {
  does: keyof typeof DOINGS;
  people: readonly UserLine[];
  onDone: () => void;
  onClose: () => void;
}

/** One after the other: what was refused keeps the dialog open and says whose it was, with the rest still to do. */
function EachDialog({ does, people, onDone, onClose }: EachProps) {
  const cache = useQueryClient();
  const [left, setLeft] = useState(people);
  const suspend = useAct(api.users.suspend, { isToldInPlace: true });
  const note = useAct(api.users.addNote, { isToldInPlace: true });
  const role = useAct(api.permissions.grantRole, { isToldInPlace: true });
  const { isActing, error } = { suspend, note, role }[does];
  const { title, label, reasonLabel, help, text } = DOINGS[does];
  const each = ([person, ...rest]: readonly UserLine[], said: ReasonInput): void => {
    if (!person) {
      void cache.invalidateQueries({ queryKey: api.users.key() });
      onDone();
      return;
    }
    const { reason, endsAt } = said;
    const then = {
      onSuccess: () => {
        setLeft(rest);
        each(rest, said);
      },
    };
    if (does === "suspend") suspend.act({ userId: person.id, reason, until: endsAt }, then);
    else if (does === "note") note.act({ userId: person.id, text: reason, key: newKey() }, then);
    else role.act({ userId: person.id, role: "content_editor", reason, endsAt }, then);
  };
  const [first] = left;
  return (
    <ReasonDialog
      title={title(people.length === 1 ? (people[0]?.name ?? "") : `${people.length} people`)}
      label={left.length < people.length ? `${label}: the other ${left.length}` : label}
      kind={does === "suspend" ? "danger" : "primary"}
      reasonLabel={reasonLabel}
      reasonHelp={help}
      {...(does !== "note" && { endLabel: "How long?" })}
      mustEnd={does === "suspend"}
      isBusy={isActing}
      error={error}
      onSend={(said) => each(left, said)}
      onClose={onClose}
    >
      <p>{text}</p>
      {error && first && <p className="font-semibold text-text">It stopped at {first.name}.</p>}
    </ReasonDialog>
  );
}

function CopyEmails({ people }: { people: readonly UserLine[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(people.map(({ email }) => email).join("\n"));
      toast.done(people.length === 1 ? "1 email copied" : `${people.length} emails copied`);
    } catch {
      toast.failed("Your browser didn't let us copy. Try the CSV instead.");
    }
  };
  return (
    <Button size="small" icon="copy" onClick={() => void copy()}>
      Copy emails
    </Button>
  );
}
