import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { Textarea } from "../controls/textarea.tsx";
import type { Completion, Offer } from "./completion.ts";
import { CompletionList } from "./completion-list.tsx";
import { type TypedWord, typedWord } from "./typed-word.ts";
import { completionWiring, useCompletion } from "./use-completion.ts";

interface Props extends Omit<ComponentProps<"textarea">, "value"> {
  value: string;
  completion: Completion;
  /** The whole text after a word was completed. */
  onComplete: (text: string) => void;
}

/** A text area in which words can be completed. Everything else it does as one. */
export function CompletingTextarea({ value, completion, onComplete, onKeyDown, onBlur, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [word, setWord] = useState<TypedWord | null>(null);
  /** Only while the cursor stands somewhere: what is selected is about to be replaced. */
  const look = ({ selectionStart, selectionEnd, value: text }: HTMLTextAreaElement) =>
    setWord(selectionStart === selectionEnd ? typedWord(lineBefore(text, selectionStart), completion.triggers) : null);
  const choose = (offer: Offer, chosen: TypedWord) => {
    const end = field.current?.selectionEnd ?? value.length;
    const written = `${value.slice(0, end - chosen.length)}${completion.choose(offer, chosen)} `;
    onComplete(written + value.slice(end));
    setWord(null);
    // After the new text stands there: the cursor goes behind what was completed.
    requestAnimationFrame(() => field.current?.setSelectionRange(written.length, written.length));
  };
  const list = useCompletion(word, completion, choose);
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && list.take(event.key)) event.preventDefault();
    else onKeyDown?.(event);
  };
  return (
    <div className="relative grid">
      <Textarea
        {...rest}
        ref={(element) => {
          field.current = element;
          if (typeof rest.ref === "function") return rest.ref(element);
          if (rest.ref) rest.ref.current = element;
        }}
        {...completionWiring(list)}
        value={value}
        onKeyDown={keyDown}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={(event) => {
          setWord(null);
          onBlur?.(event);
        }}
      />
      <CompletionList list={list} />
    </div>
  );
}

const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
