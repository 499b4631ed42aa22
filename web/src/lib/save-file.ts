/** Hands a text to the reader as a file of that name. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
