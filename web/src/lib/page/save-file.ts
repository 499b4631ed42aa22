/** Hands a text or bytes to the reader as a file of that name. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  download(address, name);
  // The download has its own hold on the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** As if its link had been pressed. Without a name it has the one the server gives it. */
export function download(address: string, name = ""): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
