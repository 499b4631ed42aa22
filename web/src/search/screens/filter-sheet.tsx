import { type ReactNode, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { useModal } from "../../ui/feedback/modal.ts";
import { ModalDialog } from "../../ui/feedback/modal-dialog.tsx";

interface Props {
  /** How many filters hold now. */
  active: number;
  /** What the button at the bottom says: how many there are with them. */
  result: string;
  children: ReactNode;
}

/** The rail where there is no room for a rail. */
export function FilterSheet({ active, result, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useModal(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="sliders-horizontal" className="lg:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active > 0 ? `Filters (${active})` : "Filters"}
      </Button>
      <ModalDialog
        dialog={sheet}
        aria-label="Filters"
        onClose={close}
        className="mr-0 h-dvh max-h-none w-90 max-w-[calc(100vw-2rem)] border-l border-line-strong bg-surface-1 text-text backdrop:bg-scrim"
      >
        {isOpen && (
          <div className="flex h-full flex-col">
            <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-4">
              <h2 className="type-h3">Filters</h2>
              <IconButton icon="x" label="Close filters" onClick={close} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-4">{children}</div>
            <div className="border-t border-line p-4">
              <Button kind="primary" size="large" className="w-full" onClick={close}>
                {result}
              </Button>
            </div>
          </div>
        )}
      </ModalDialog>
    </>
  );
}
