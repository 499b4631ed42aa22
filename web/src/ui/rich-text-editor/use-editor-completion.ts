import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import type { Completion, Offer } from "../completion/completion.ts";
import { type TypedWord, typedWord } from "../completion/typed-word.ts";
import { completionWiring, type OpenCompletion, useCompletion } from "../completion/use-completion.ts";
import { BLOCKS, type Tool } from "./tools.ts";

interface Place {
  left: number;
  top: number;
}

interface TypedWordPlace {
  word: TypedWord;
  place: Place;
}

const isTool = ({ label }: Tool, search: string): boolean => label.toLowerCase().includes(search.toLowerCase());
const toolOffers = (search: string): Offer[] =>
  BLOCKS.filter((tool) => isTool(tool, search)).map(({ label, icon, keys }) => ({ key: label, label, icon, detail: keys }));

/** Names and tags as the editor's caller completes them; `/` inserts what the toolbar has. */
export function withTools(completion: Completion): Completion {
  const { triggers, useOffers, choose } = completion;
  return {
    triggers: [...triggers, "/"],
    useOffers: (word) => {
      const offers = useOffers(word);
      return word?.trigger === "/" ? toolOffers(word.search) : offers;
    },
    choose,
  };
}

/** The list at the cursor of an editor. `take` is asked first for every key. */
export function useEditorCompletion(
  editor: Editor,
  completion: Completion | undefined,
): { list: OpenCompletion; place: Place | undefined } {
  const [typing, setTyping] = useState<TypedWordPlace | null>(null);
  const choose = (offer: Offer, { trigger, length }: TypedWord) => {
    const to = editor.state.selection.from;
    const chain = editor
      .chain()
      .focus()
      .deleteRange({ from: to - length, to });
    const tool = trigger === "/" ? BLOCKS.find(({ label }) => label === offer.key) : undefined;
    const text = tool ? "" : completion?.choose(offer, { trigger, length, search: "" });
    if (tool) tool.run(chain).run();
    else chain.insertContent({ type: "text", text: `${text} ` }).run();
    setTyping(null);
  };
  const list = useCompletion(typing?.word ?? null, completion, choose);
  const triggers = completion?.triggers;
  useEffect(() => {
    if (!triggers) return;
    const look = () => setTyping(typingIn(editor, triggers));
    const leave = () => setTyping(null);
    editor.on("selectionUpdate", look).on("update", look).on("blur", leave);
    return () => {
      editor.off("selectionUpdate", look).off("update", look).off("blur", leave);
    };
  }, [editor, triggers]);
  useWiring(editor, list);
  return { list, place: typing?.place };
}

function typingIn(editor: Editor, triggers: Completion["triggers"]): TypedWordPlace | null {
  const { empty, $from, from } = editor.state.selection;
  if (!empty || $from.parent.type.spec.code || editor.isActive("link")) return null;
  const word = typedWord($from.parent.textBetween(0, $from.parentOffset, "\n", "\n"), triggers);
  if (!word) return null;
  const box = editor.view.dom.getBoundingClientRect();
  const { left, bottom } = editor.view.coordsAtPos(from - word.length);
  return { word, place: { left: Math.max(0, Math.min(left - box.left, box.width - LIST_WIDTH)), top: bottom - box.top + 4 } };
}
const LIST_WIDTH = 288;

/** A view keeps its attributes; only these change while text is typed. */
function useWiring(editor: Editor, list: OpenCompletion): void {
  const wiring = completionWiring(list);
  const before = useRef<string>("");
  useEffect(() => {
    const now = JSON.stringify(wiring);
    const field = fieldOf(editor);
    if (!field || now === before.current) return;
    before.current = now;
    for (const [name, value] of Object.entries(wiring))
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, value);
  });
}

/** Nothing while the editor is not on the page, as when what surrounds it is still loading: its view refuses every question then. */
function fieldOf(editor: Editor): HTMLElement | null {
  try {
    return editor.view.dom;
  } catch {
    return null;
  }
}
