import { createContext, type DragEvent, type ReactNode, type RefObject, use, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";

type FilesHandler = (files: FileList) => void;

const Taker = createContext<RefObject<FilesHandler | null> | null>(null);

/** The taker of files that are dropped anywhere on the conversation. */
export const useDropTaker = () => use(Taker);

/** The whole conversation takes files; letters and links that are dragged along are not for it. */
export function DropArea({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const taker = useRef<FilesHandler>(null);
  const onDragOver = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setOver(false);
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!isOpen || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    taker.current?.(event.dataTransfer.files);
  };
  return (
    <section aria-label="Conversation" className="relative flex min-h-0 min-w-0 flex-col" {...{ onDragOver, onDragLeave, onDrop }}>
      <Taker value={taker}>{children}</Taker>
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-md border-2 border-dashed border-sky bg-surface-1">
          <p className="flex items-center gap-2 type-ui font-semibold">
            <Icon name="paperclip" />
            Drop to attach
          </p>
        </div>
      )}
    </section>
  );
}
