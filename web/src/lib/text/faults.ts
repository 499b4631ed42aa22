export function lengthFault(text: string, max: number): string | undefined {
  return [...text.trim()].length > max ? `Please shorten this to ${max} characters.` : undefined;
}

/** The server takes http and https only: nothing else may be opened by a press. */
export function linkFault(url: string): string | undefined {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb && url.length <= 300 ? undefined : "Please enter a web address that begins with https://.";
}
