import { useState } from "react";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { useModal } from "../../ui/feedback/modal.ts";
import { ModalDialog } from "../../ui/feedback/modal-dialog.tsx";
import { SearchInput } from "./search-input.tsx";
import { useCombobox } from "./use-combobox.ts";

/** The box of narrow screens, over the page. */
export function SearchSheet({ words, onClose }: { words: string; onClose: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? words;
  const sheet = useModal(true);
  const Combobox = useCombobox(true);
  return (
    <ModalDialog
      dialog={sheet}
      aria-label="Search"
      onClose={onClose}
      className="m-0 w-full max-w-none border-b border-line-strong bg-surface-1 p-4 text-text backdrop:bg-scrim"
    >
      <div className="flex items-start gap-2">
        <div className="relative min-w-0 flex-1">
          {Combobox ? (
            <Combobox isInSheet startText={text} words={words} onChoose={onClose} />
          ) : (
            <SearchInput data-first-focus value={text} onChange={({ target }) => setTyped(target.value)} />
          )}
        </div>
        <IconButton icon="x" label="Close search" className="-mr-2" onClick={onClose} />
      </div>
    </ModalDialog>
  );
}
