import { inOrder } from "@blenda/domain/shared/language/formats";
import type { DroppedFile } from "./upload-item.ts";

/** More than are ever opened at a time; a folder of a whole disk ends here. */
const MOST_FILES = 500;
/** What systems leave in folders. */
const LEFTOVERS = /^(\.|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/** Files from a file dialog; one for folders says where each lay. */
export function chosenFiles(files: Iterable<File>): DroppedFile[] {
  return [...files]
    .map((file) => ({ file, folder: file.webkitRelativePath.split("/").slice(0, -1).join("/") }))
    .filter(({ file, folder }) => ![file.name, ...folder.split("/")].some((step) => LEFTOVERS.test(step)))
    .slice(0, MOST_FILES);
}

/** Everything that was dropped, folders with all that lies in them. Asked within the event: afterwards a browser forgets it. */
export async function droppedFiles(transfer: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...transfer.items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry() ?? []) : []));
  if (entries.length === 0) return chosenFiles(transfer.files);
  const found: DroppedFile[] = [];
  for (const entry of entries) await collect(entry, "", found);
  return found;
}

async function collect(entry: FileSystemEntry, folder: string, found: DroppedFile[]): Promise<void> {
  if (found.length >= MOST_FILES || LEFTOVERS.test(entry.name)) return;
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    if (file) found.push({ file, folder });
  } else if (isDirectory(entry)) {
    for (const inside of await entriesOf(entry)) await collect(inside, folder === "" ? entry.name : `${folder}/${entry.name}`, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader answers a hundred at a time, and none when it is through. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < MOST_FILES) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) break;
    all.push(...some);
  }
  return all.sort((a, b) => inOrder(a.name, b.name));
}
