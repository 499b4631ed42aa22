import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";

/** A file of ours that may be put into the text. */
export interface OwnPicture {
  fileId: string;
  alt: string;
}

export interface RichTextEditorProps {
  value: RichText;
  onChange: (text: RichText) => void;
  /** Characters. Longer text can be typed and is marked, so that nothing pasted is lost. */
  max: number;
  mode?: RichMode;
  pictures?: readonly OwnPicture[];
  placeholder?: string;
  isDisabled?: boolean;
  onBlur?: () => void;
}
