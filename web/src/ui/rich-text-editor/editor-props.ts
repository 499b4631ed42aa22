import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { Completion } from "../completion/completion.ts";

/** A file of ours that may be put into the text. */
export interface OwnPicture {
  fileId: string;
  alt: string;
}

/** Makes a picture ours: a file, or the address of one on another website. Refuses with a sentence people can read. */
export type TakePicture = (source: Blob | string) => Promise<{ fileId: string }>;

export interface RichTextEditorProps {
  value: RichText;
  onChange: (text: RichText) => void;
  /** Characters. Longer text can be typed and is marked, so that nothing pasted is lost. */
  max: number;
  mode?: RichMode;
  pictures?: readonly OwnPicture[];
  /** Of a rich text: what becomes of pasted pictures that are not ours. Without it they are left out. */
  takePicture?: TakePicture;
  placeholder?: string;
  isDisabled?: boolean;
  /** Names and tags are completed while they are typed, and `/` inserts. The same one for as long as the editor is there. */
  completion?: Completion;
  /** Without a frame of its own: it stands in a panel with other parts of the same text. */
  isBare?: boolean;
  onBlur?: () => void;
}
