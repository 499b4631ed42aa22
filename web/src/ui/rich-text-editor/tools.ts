import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import type { ChainedCommands, Editor } from "@tiptap/core";
import type { IconName } from "../icon.tsx";

export interface Tool {
  icon: IconName;
  label: string;
  /** As a keyboard's owner reads them. */
  keys?: string;
  /** For tools that stay pressed while the cursor is in what they make. */
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const mark = (icon: IconName, label: string, name: string, keys: string): Tool => ({
  icon,
  label,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (chain) => chain.toggleMark(name),
});

const heading = (icon: IconName, label: string, level: 1 | 2): Tool => ({
  icon,
  label,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

const MARKS: Tool[] = [
  mark("bold", "Bold", "bold", "Ctrl+B"),
  mark("italic", "Italic", "italic", "Ctrl+I"),
  mark("underline", "Underline", "underline", "Ctrl+U"),
  mark("code", "Code", "code", "Ctrl+E"),
];

/** What a text can be made of beside its lines. */
export const BLOCKS: readonly Tool[] = [
  heading("heading-1", "Heading", 1),
  heading("heading-2", "Subheading", 2),
  {
    icon: "list",
    label: "Bulleted list",
    keys: "Ctrl+Shift+8",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    icon: "list-ordered",
    label: "Numbered list",
    keys: "Ctrl+Shift+7",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    icon: "quote",
    label: "Quote",
    keys: "Ctrl+Shift+B",
    isOn: (editor) => editor.isActive("blockquote"),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    icon: "square-code",
    label: "Code block",
    keys: "Ctrl+Alt+C",
    isOn: (editor) => editor.isActive("codeBlock"),
    run: (chain) => chain.toggleCodeBlock(),
  },
  {
    icon: "table",
    label: "Table",
    isOn: (editor) => editor.isActive("table"),
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];

const HISTORY: Tool[] = [
  { icon: "undo-2", label: "Undo", keys: "Ctrl+Z", run: (chain) => chain.undo() },
  { icon: "redo-2", label: "Redo", keys: "Ctrl+Shift+Z", run: (chain) => chain.redo() },
];

/** While the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { icon: "between-horizontal-start", label: "Add row", run: (chain) => chain.addRowAfter() },
  { icon: "between-vertical-start", label: "Add column", run: (chain) => chain.addColumnAfter() },
  { icon: "rows-2", label: "Delete row", run: (chain) => chain.deleteRow() },
  { icon: "columns-2", label: "Delete column", run: (chain) => chain.deleteColumn() },
  { icon: "trash-2", label: "Delete table", run: (chain) => chain.deleteTable() },
];

/** In groups, as the toolbar shows them. */
export const toolsOf = (mode: RichMode): readonly (readonly Tool[])[] => (mode === "text-only" ? [HISTORY] : [MARKS, BLOCKS, HISTORY]);
