import type { Subject } from "../image/form/subject.ts";

/** A subject as messages between processes carry it. */
export interface SubjectText extends Pick<Subject, "isCut" | "colors"> {
  ratio: number;
  /** Base64. */
  cells: string;
  labels: string;
}

export const toText = ({ outline: { cells, ratio }, labels, isCut, colors }: Subject): SubjectText => ({
  isCut,
  colors,
  ratio,
  cells: Buffer.from(cells).toString("base64"),
  labels: Buffer.from(labels.buffer, labels.byteOffset, labels.byteLength).toString("base64"),
});

export const fromText = ({ cells, ratio, labels, ...rest }: SubjectText): Subject => ({
  ...rest,
  outline: { cells: Uint8Array.from(Buffer.from(cells, "base64")), ratio },
  labels: Int8Array.from(new Int8Array(Uint8Array.from(Buffer.from(labels, "base64")).buffer)),
});
