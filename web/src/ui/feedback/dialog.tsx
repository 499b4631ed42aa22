import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useModal } from "./modal.ts";
import { ModalDialog } from "./modal-dialog.tsx";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Below the text and always in view, the main action last: on wide screens it stands at the right. */
  actions?: ReactNode;
  /** For what is read side by side, such as a table. */
  isWide?: boolean;
}

export function Dialog({ isOpen, onClose, title, children, actions, isWide = false }: Props) {
  const dialog = useModal(isOpen);
  const id = useId();
  return (
    <ModalDialog
      dialog={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={classNames(
        "max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-md border border-line-strong bg-surface-1 text-text shadow-raised",
        "backdrop:bg-scrim open:flex open:appear",
        isWide ? "w-200" : "w-120",
      )}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 md:px-7 md:pt-7">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        <IconButton icon="x" label="Close" className="-mt-1 -mr-2" onClick={onClose} />
      </div>
      <Body titleId={id}>{children}</Body>
      {actions && (
        <div className="flex flex-col-reverse gap-3 px-5 pb-5 sm:flex-row sm:flex-wrap sm:justify-end md:px-7 md:pb-7">{actions}</div>
      )}
    </ModalDialog>
  );
}

/** All that scrolls when the window is too low; a shade at its lower edge tells that there is more. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const box = body.current;
    if (!box || !end.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        setMore(entry?.isIntersecting === false);
        setTall(box.scrollHeight > box.clientHeight + 1);
      },
      { root: box },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="relative flex min-h-0 flex-col">
      {/* What scrolls must be reached by the keyboard, also where it is text alone. */}
      <section
        ref={body}
        aria-labelledby={isTall ? titleId : undefined}
        tabIndex={isTall ? 0 : undefined}
        className="min-h-0 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div className="grid gap-5 p-5 md:px-7">{children}</div>
        <div ref={end} className="h-px" />
      </section>
      <div
        aria-hidden="true"
        data-more={hasMore || undefined}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-10 border-b border-line-strong bg-linear-to-t from-surface-3 to-transparent opacity-0 transition-opacity data-more:opacity-100"
      />
    </div>
  );
}
