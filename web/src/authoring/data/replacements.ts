/** Which file of a draft a file on its way shall replace: kept for this tab, so that a reload forgets nothing. */
type Replacements = Readonly<Record<string, string>>;

interface ReplacementFile {
  name: string;
  bytes: number;
}

const placeOf = (draftId: string): string => `authoring.replacing:${draftId}`;
const keyOf = ({ name, bytes }: ReplacementFile): string => `${bytes} ${name}`;

function all(draftId: string): Replacements {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(draftId)) ?? "{}") as Replacements;
  } catch {
    return {};
  }
}

function keep(draftId: string, replacements: Replacements): void {
  try {
    sessionStorage.setItem(placeOf(draftId), JSON.stringify(replacements));
  } catch {
    // Full or forbidden: it is added beside the other, and nothing is lost.
  }
}

export const rememberReplacement = (draftId: string, coming: ReplacementFile, fileId: string): void =>
  keep(draftId, { ...all(draftId), [keyOf(coming)]: fileId });

/** Asked once: what it answers is forgotten. */
export function consumeReplacement(draftId: string, coming: ReplacementFile): string | undefined {
  const { [keyOf(coming)]: fileId, ...rest } = all(draftId);
  if (fileId !== undefined) keep(draftId, rest);
  return fileId;
}
