import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import type { Trigger } from "../completion/typed-word.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { Icon, type IconName } from "../icon.tsx";
import type { OwnPicture } from "./editor-props.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { TABLE_TOOLS, type Tool, toolsOf } from "./tools.ts";

interface Props {
  editor: Editor;
  mode: RichMode;
  pictures: readonly OwnPicture[];
  /** Signs behind which something is offered while one types. */
  triggers: readonly Trigger[];
  /** How often the keys for a link were pressed. */
  linkWishes: number;
}

type OpenPanel = "link" | "picture" | null;

/** One stop of the Tab key; the arrow keys, Home and End go from tool to tool. */
export function Toolbar({ editor, mode, pictures, triggers, linkWishes }: Props) {
  const [opened, setOpened] = useState<OpenPanel>(null);
  const isInTable = useEditorState({ editor, selector: (state) => state.editor.isActive("table") });
  const isInLink = useEditorState({ editor, selector: (state) => state.editor.isActive("link") });
  const groups = toolsOf(mode);
  const hasLinks = mode === "rich";
  useEffect(() => {
    if (hasLinks && linkWishes > 0) setOpened("link");
  }, [hasLinks, linkWishes]);
  const close = () => {
    setOpened(null);
    editor.commands.focus();
  };
  return (
    <>
      <Bar>
        {groups.map((tools, at) => (
          <Group key={tools[0]?.label}>
            {tools.map((tool) => (
              <ToolButton key={tool.label} editor={editor} tool={tool} />
            ))}
            {hasLinks && at === groups.length - 2 && (
              <>
                <BarButton icon="link" label="Link" keys="Ctrl+K" isOn={isInLink} onClick={() => setOpened("link")} />
                {pictures.length > 0 && <BarButton icon="image" label="Picture" onClick={() => setOpened("picture")} />}
              </>
            )}
          </Group>
        ))}
        {isInTable && (
          <Group>
            {TABLE_TOOLS.map((tool) => (
              <ToolButton key={tool.label} editor={editor} tool={tool} />
            ))}
          </Group>
        )}
        {triggers.length > 0 && (
          <div className="ml-auto flex flex-wrap">
            {triggers.map((trigger) => (
              <TriggerButton key={trigger} editor={editor} trigger={trigger} />
            ))}
          </div>
        )}
      </Bar>
      {opened === "link" && <LinkDialog editor={editor} onClose={close} />}
      {opened === "picture" && <PictureDialog editor={editor} pictures={pictures} onClose={close} />}
    </>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  /** The tool that was used last is where Tab comes back to. */
  const keepOneStop = () => {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const stop = buttons.find((button) => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  // Tools come and go with the table the cursor is in.
  useEffect(keepOneStop);
  const onFocus = ({ target }: { target: EventTarget }) => {
    last.current = target;
    keepOneStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons: Element[] = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    const step = STEPS[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[step(at, buttons.length)];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-y-1 border-b border-line px-1.5 py-1"
    >
      {children}
    </div>
  );
}

const Group = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap border-line not-last:mr-1.5 not-last:border-r not-last:pr-1.5">{children}</div>
);

const TRIGGERS: Record<Trigger, { icon: IconName; label: string }> = {
  "@": { icon: "at-sign", label: "mention" },
  "#": { icon: "hash", label: "tag" },
  "/": { icon: "slash", label: "insert" },
};

/** Types the sign: what is offered behind it comes as if it had been typed. What is inserted begins a line. */
function TriggerButton({ editor, trigger }: { editor: Editor; trigger: Trigger }) {
  const { icon, label } = TRIGGERS[trigger];
  const write = () => {
    const { $from } = editor.state.selection;
    const isAtStart = $from.parentOffset === 0;
    const isApart = isAtStart || /\s$/.test($from.parent.textBetween(0, $from.parentOffset));
    const chain = editor.chain().focus();
    if (trigger === "/" && !isAtStart) chain.splitBlock().insertContent("/").run();
    else chain.insertContent({ type: "text", text: isApart ? trigger : ` ${trigger}` }).run();
  };
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={write}
      className="flex h-9 items-center gap-1.5 rounded-xs px-2 type-small text-muted hover:bg-surface-3 hover:text-text"
    >
      <Icon name={icon} size={16} />
      {label}
    </button>
  );
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { icon, label, keys, isOn, run } = tool;
  const state = useEditorState({
    editor,
    selector: (now) => ({ isOn: isOn?.(now.editor) ?? false, isAble: now.editor.isEditable && run(now.editor.can().chain()).run() }),
  });
  return (
    <BarButton
      icon={icon}
      label={label}
      {...(keys && { keys })}
      {...(isOn && { isOn: state.isOn })}
      isDisabled={!state.isAble}
      onClick={() => run(editor.chain().focus()).run()}
    />
  );
}

interface BarButtonProps {
  icon: Tool["icon"];
  label: string;
  keys?: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

function BarButton({ icon, label, keys, isOn, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control")}
      aria-pressed={isOn}
      // Not disabled: it would fall out of the row under the arrow keys.
      aria-disabled={isDisabled || undefined}
      // The text keeps its cursor and its selection under the mouse.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onClick}
      className={classNames(
        "size-9 rounded-xs aria-disabled:text-faint aria-disabled:hover:bg-transparent",
        isOn && "bg-surface-3 text-ember-text",
      )}
    />
  );
}
