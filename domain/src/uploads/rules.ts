import type { User } from "../access/actor.ts";
import { can } from "../access/can.ts";
import { typeOfBytes, typeOfName } from "../shared/file-types.ts";
import { PURPOSE_RULES, type Purpose, UPLOADS } from "./constants.ts";
import type { Refusal } from "./model.ts";

export const quotaOf = (user: User): number => (can(user, "creator") ? UPLOADS.CREATOR_QUOTA_BYTES : UPLOADS.MEMBER_QUOTA_BYTES);

export const maySend = (user: User, purpose: Purpose): boolean => !PURPOSE_RULES[purpose].isForCreators || can(user, "creator");

const endingOf = (name: string): string => (name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "");

interface UploadAnnouncement {
  purpose: Purpose;
  name: string;
  folder: string;
  bytes: number;
}

/** What speaks against a file before its first byte is sent. The browser asks the same. */
export function faultOf({ purpose, name, folder, bytes }: UploadAnnouncement): "name" | "type" | "empty" | "tooLarge" | null {
  const { maxBytes, endings } = PURPOSE_RULES[purpose];
  if (!isPlainFolder(folder) || name === "" || [...name].length > UPLOADS.NAME_MAX) return "name";
  if (!endings.includes(endingOf(name))) return "type";
  if (bytes === 0) return "empty";
  return bytes > maxBytes ? "tooLarge" : null;
}

/** No way out of the folder, no drive, no character that means something else elsewhere (trust X5). */
export function isPlainFolder(folder: string): boolean {
  if (folder === "") return true;
  const steps = folder.split("/");
  return (
    folder.length <= UPLOADS.FOLDER_MAX &&
    steps.length <= UPLOADS.FOLDER_DEPTH &&
    steps.every((step) => step.trim() === step && step !== "" && !/^\.+$/.test(step) && !/[\\:*?"<>|\p{C}]/u.test(step))
  );
}

/** How programs begin: Windows, Linux, macOS (four ways), scripts. */
const PROGRAMS = ["MZ", "\x7fELF", "\xfe\xed\xfa\xce", "\xfe\xed\xfa\xcf", "\xcf\xfa\xed\xfe", "\xce\xfa\xed\xfe", "#!"];

/** What the first bytes say against a file, whatever it is called (trust X3). */
export function refusalOfBytes(name: string, first: Uint8Array): Refusal | null {
  const begins = (text: string) => [...text].every((character, n) => first[n] === character.charCodeAt(0));
  if (PROGRAMS.some(begins)) return "program";
  const named = typeOfName(name);
  return named !== null && typeOfBytes(first) !== named ? "disguised" : null;
}

/** Only its owner can say whether two files are the same one before all of it was read again; this is what a browser knows. */
export const fingerprintOf = ({ name, size, lastModified }: Pick<File, "name" | "size" | "lastModified">): string =>
  `${size} ${lastModified} ${name}`;
