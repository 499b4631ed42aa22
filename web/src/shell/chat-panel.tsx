import { BRAND } from "@blenda/domain/shared/brand";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/controls/icon-button.tsx";
import { Input } from "../ui/controls/input.tsx";

/** Spec 2 §9. */
const REPLY_MS = 800;

const GREETING = "Hello. Tell me what you're looking for.";
const SUGGESTIONS = [
  "Have a look at the help page: most questions about buying, licences and refunds are answered there.",
  "If you want to sell, the creator guide walks you through files, prices and review.",
  "Our team answers every message sent through the contact page within two business days.",
] as const;

interface Line {
  id: number;
  isOurs: boolean;
  text: string;
}

/** A placeholder by specification: it suggests a page, asks no service and remembers nothing. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { lines, say } = useConversation();
  const input = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (lines.length > 1) end.current?.scrollIntoView({ block: "nearest" });
  }, [lines]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    say(String(new FormData(event.currentTarget).get("text")));
    event.currentTarget.reset();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="fixed right-4 bottom-4 z-30 grid w-80 max-w-[calc(100vw-2rem)] overflow-hidden md:right-13 rounded-md border border-line-strong bg-surface-1 shadow-raised appear"
    >
      <div className="flex min-h-13 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 id={id} className="type-h3">
          Ask {BRAND.name}
        </h2>
        <IconButton icon="x" label="Close the chat" className="md:hidden" onClick={onClose} />
      </div>
      <div role="log" aria-label="Conversation" className="flex h-64 flex-col gap-2 overflow-y-auto p-4">
        {lines.map(({ id: key, isOurs, text }) => (
          <p
            key={key}
            className={classNames(
              "max-w-[85%] rounded-sm px-3 py-2 type-small break-words",
              isOurs ? "self-start bg-surface-2 text-text" : "self-end bg-ember-soft text-text",
            )}
          >
            {text}
          </p>
        ))}
        <div ref={end} />
      </div>
      <form onSubmit={send} className="flex gap-2 border-t border-line p-3">
        <Input ref={input} name="text" aria-label="Your message" placeholder="Write a message" autoComplete="off" />
        <IconButton type="submit" icon="send" label="Send" className="size-11" />
      </form>
    </div>
  );
}

function useConversation() {
  const [lines, setLines] = useState<Line[]>([{ id: 0, isOurs: true, text: GREETING }]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);
  const add = (isOurs: boolean, text: (before: Line[]) => string) =>
    setLines((before) => [...before, { id: before.length, isOurs, text: text(before) }]);
  const say = (words: string) => {
    const text = words.trim();
    if (!text) return;
    add(false, () => text);
    // One of ours is the greeting: the suggestions begin after it and go round.
    const replyTo = (before: Line[]) =>
      SUGGESTIONS[(before.filter(({ isOurs }) => isOurs).length - 1) % SUGGESTIONS.length] ?? SUGGESTIONS[0];
    timers.current.add(setTimeout(() => add(true, replyTo), REPLY_MS));
  };
  return { lines, say };
}
