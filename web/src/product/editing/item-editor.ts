/** What a field of an editor needs to know, whatever is edited: a product or a course. */
export interface ItemEditor<Field extends string> {
  /** `live` is what is on sale while its changes are worked on. */
  draft: { live: unknown };
  /** Nothing may be changed now. */
  isLocked: boolean;
  /** What is wrong with a field, in words. */
  faultOf: (field: Field) => string | undefined;
  /** Of something on sale: whether a change of this waits for review. */
  needsReview: (field: Field) => boolean;
  remarksOn: (field: Field) => readonly { id: string; text: string; at: string }[];
}

/** The same with the fields themselves. */
export interface FieldsEditor<Field extends string, Fields> extends ItemEditor<Field> {
  fields: Fields;
  set: (changed: Partial<Fields>) => void;
}
