/** Which file of a draft a file on its way shall replace: kept for this tab, so that a reload forgets nothing. */
type Replacements = Readonly<Record<string, string>>;

interface Coming {
  name: string;
  bytes: number;
}

const placeOf = (draftId: string): string => `authoring.replacing:${draftId}`;
const keyOf = ({ name, bytes }: Coming): string => `${bytes} ${name}`;

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

export const rememberReplacement = (draftId: string, coming: Coming, fileId: string): void =>
  keep(draftId, { ...all(draftId), [keyOf(coming)]: fileId });

/** Asked once: what it answers is forgotten. */
export function takeReplacement(draftId: string, coming: Coming): string | undefined {
  const { [keyOf(coming)]: fileId, ...rest } = all(draftId);
  if (fileId !== undefined) keep(draftId, rest);
  return fileId;
}
