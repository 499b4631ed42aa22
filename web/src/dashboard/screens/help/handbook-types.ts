/** One answer of the handbook, with the screens where it is done. */
export interface Answer {
  title: string;
  text: readonly string[];
  links?: readonly { label: string; to: `/${string}` }[];
}

export interface Chapter {
  id: string;
  title: string;
  answers: readonly Answer[];
}
