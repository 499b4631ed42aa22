import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toast } from "../lib/toast.ts";

/** Long enough to read the sentence, regret, and get there. */
const UNDO_MS = 8_000;

const actionStyle = "touch-target shrink-0 rounded-xs type-ui font-semibold text-sky underline-offset-3 hover:underline";

/** Something was done that can be taken back for a while. */
export function offerUndo(text: string, undo: () => void): void {
  const id = toast.done(
    <Offer text={text}>
      <button
        type="button"
        className={actionStyle}
        onClick={() => {
          toast.dismiss(id);
          undo();
        }}
      >
        Undo
      </button>
    </Offer>,
    UNDO_MS,
  );
}

/** Only members can do it; after logging in they are back where they were. */
export function offerLogin(text: string): void {
  const id = toast.failed(
    <Offer text={text}>
      <LoginLink onFollow={() => toast.dismiss(id)} />
    </Offer>,
  );
}

function Offer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      {text}
      {children}
    </span>
  );
}

function LoginLink({ onFollow }: { onFollow: () => void }) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Link to="/login" search={{ redirect: here }} className={actionStyle} onClick={onFollow}>
      Log in
    </Link>
  );
}
