import { exactly } from "@blenda/domain/shared/language/formats";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { inMode } from "@blenda/domain/shared/rich-text/modes";
import { type RichText, richLength } from "@blenda/domain/shared/rich-text/tree";
import type { Editor as TiptapEditor } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import type { Completion } from "../completion/completion.ts";
import { CompletionList } from "../completion/completion-list.tsx";
import type { useField } from "../controls/field.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { ArrivingPictures } from "./arriving.ts";
import { toDocument, toTree } from "./conversion.ts";
import type { RichTextEditorProps } from "./editor-props.ts";
import { extensionsOf } from "./extensions.ts";
import { Toolbar } from "./toolbar.tsx";
import { useEditorCompletion, withTools } from "./use-editor-completion.ts";
import "../rich-text.css";
import "./editor.css";

interface Props extends RichTextEditorProps {
  field: ReturnType<typeof useField>;
}

const NO_PICTURES = "Pictures were left out. This text can't have any.";

const pictureFiles = (clipboard: DataTransfer | null): File[] =>
  [...(clipboard?.files ?? [])].filter(({ type }) => PICTURE_TYPES.some((each) => each === type));

export function Editor(props: Props) {
  const { value, onChange, max, mode = "rich", pictures = [], takePicture, placeholder, isDisabled = false, onBlur, field, isBare } = props;
  const [notice, setNotice] = useState<string | null>(null);
  const [linkWishes, setLinkWishes] = useState(0);
  const take = useRef(takePicture);
  take.current = takePicture;
  const [arriving] = useState(() =>
    mode === "rich" && takePicture
      ? new ArrivingPictures(
          (source) => (take.current ?? takePicture)(source),
          (error) => setNotice(error.message),
        )
      : null,
  );
  const [extensions] = useState(() => extensionsOf(mode, arriving !== null));
  const named = useRef(props.completion);
  named.current = props.completion;
  const [completion] = useState(() => (props.completion ? withTools(latestOf(() => named.current)) : undefined));
  const isForList = useRef<(key: string) => boolean>(() => false);
  /** What the field holds as far as this editor knows: another value comes from outside. */
  const known = useRef<RichText>(value);
  const leaving = useRef(false);
  const labelId = field.id && `${field.id}-label`;
  const editor = useEditor({
    extensions,
    content: toDocument(inMode(value, mode)),
    editable: !isDisabled,
    // Our policy takes no style that is written into the page: its few rules are in our own sheet.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...given(field),
        ...(labelId && { "aria-labelledby": labelId }),
        role: "textbox",
        "aria-multiline": "true",
        class: "rich-text rich-text-field",
      },
      handleKeyDown: (_view, event) => !event.ctrlKey && !event.metaKey && !event.altKey && isForList.current(event.key),
      handlePaste: (_view, { clipboardData }, slice) => {
        setNotice(null);
        const files = pictureFiles(clipboardData);
        // What was copied as a picture brings its file; words with pictures between them bring addresses.
        if (arriving && files.length > 0 && !clipboardData?.getData("text/plain")) {
          arriving.insertFiles(editor, files);
          return true;
        }
        if (!arriving && /<img\b/i.test(clipboardData?.getData("text/html") ?? "")) setNotice(NO_PICTURES);
        return isTableWithoutCells(slice);
      },
      // Tab moves inside lists and tables; after Escape it leaves, so the keyboard is never caught.
      handleDOMEvents: {
        keydown: (_view, event) => {
          if (event.key === "k" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            setLinkWishes((before) => before + 1);
            return true;
          }
          const isLeaving = event.key === "Tab" && leaving.current;
          leaving.current = event.key === "Escape";
          return isLeaving;
        },
      },
    },
    onUpdate: ({ editor: now }) => {
      known.current = toTree(now.getJSON());
      onChange(known.current);
      arriving?.look(now);
    },
    onBlur: () => onBlur?.(),
  });
  const { list, place } = useEditorCompletion(editor, completion);
  isForList.current = list.take;
  const isEmpty = useEditorState({ editor, selector: (state) => state.editor.isEmpty });

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(toDocument(inMode(value, mode)), { emitUpdate: false });
  }, [editor, value, mode]);
  useEffect(() => {
    editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useLabel(editor, labelId);

  return (
    <div
      className={classNames(
        !isBare && "rounded-sm border border-control-line bg-bg transition-[border-color,box-shadow]",
        !isBare && "focus-within:border-sky focus-within:ring-3 focus-within:ring-sky-soft has-aria-invalid:border-bad",
        isDisabled && "border-line bg-surface-2 text-faint",
      )}
    >
      {!isDisabled && (
        <Toolbar editor={editor} mode={mode} pictures={pictures} triggers={completion?.triggers ?? []} linkWishes={linkWishes} />
      )}
      <div className="relative">
        <EditorContent editor={editor} />
        <CompletionList list={list} place={place} />
        {isEmpty && placeholder && <p className="pointer-events-none absolute inset-x-3 top-3 text-faint">{placeholder}</p>}
      </div>
      {notice && <Notice text={notice} onDismiss={() => setNotice(null)} />}
      <Counter length={richLength(value)} max={max} />
    </div>
  );
}

/** A label only reaches inputs by itself. */
function useLabel(editor: TiptapEditor, labelId: string | undefined): void {
  useEffect(() => {
    const label = labelId ? document.getElementById(labelId) : null;
    const focus = () => editor.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelId]);
}

/** The one given last: what it does may change with every letter, the hook it brings does not. */
const latestOf = (completion: () => Completion | undefined): Completion => ({
  triggers: completion()?.triggers ?? [],
  useOffers: (word) => completion()?.useOffers(word) ?? [],
  choose: (offer, word) => completion()?.choose(offer, word) ?? "",
});

/** The tables' own paste divides by their width: a broken one that is pasted into another would throw. */
function isTableWithoutCells({ content }: Slice): boolean {
  const roles = new Set<unknown>();
  content.descendants(({ type }) => {
    roles.add(type.spec.tableRole);
  });
  return (roles.has("table") || roles.has("row")) && !roles.has("cell") && !roles.has("header_cell");
}

/** A view's attributes are texts, and there where they are named. */
function given({ id, ...wiring }: Props["field"]): Record<string, string> {
  return {
    ...(id && { id }),
    ...(wiring["aria-describedby"] && { "aria-describedby": wiring["aria-describedby"] }),
    ...(wiring["aria-invalid"] && { "aria-invalid": "true" }),
  };
}

const Notice = ({ text, onDismiss }: { text: string; onDismiss: () => void }) => (
  <div className="flex items-start gap-2 px-3 pb-2">
    <p role="alert" className="flex-1 type-small text-bad">
      {text}
    </p>
    <IconButton icon="x" label="Dismiss" className="size-8!" onClick={onDismiss} />
  </div>
);

const Counter = ({ length, max }: { length: number; max: number }) => (
  <p className={classNames("px-3 pb-2 text-right type-small tabular-nums", length > max ? "text-bad" : "text-faint")}>
    {`${exactly(length)} / ${exactly(max)}`}
    <span className="sr-only"> characters</span>
  </p>
);
