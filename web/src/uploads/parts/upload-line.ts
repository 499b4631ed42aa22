import { uploadTexts } from "@blenda/domain/uploads/texts";
import { sizeOf } from "../../lib/text/bytes.ts";
import type { UploadItem } from "../data/upload-item.ts";

/** The sentence below a file: what happens with it, and what its owner can do. */
export function uploadLine({ state, bytes, stored, sent, bytesPerSecond, isSilent, message }: UploadItem, step?: string): string {
  switch (state) {
    case "queued":
      return "Up next";
    case "uploading":
      if (isSilent) return lostAt(stored);
      return [`Uploading, ${sizeOf(stored)} of ${sizeOf(bytes)}`, ...speed(bytes - sent, bytesPerSecond)].join(" · ");
    case "paused":
      return `Paused at ${sizeOf(stored)}`;
    case "lost":
      return message === null || message === uploadTexts.connectionLost ? lostAt(stored) : message;
    case "file-needed":
      return message ?? `Choose the file again to go on at ${Math.floor((100 * stored) / bytes)}%`;
    case "checking":
      return step ?? "Checking the file";
    case "ready":
      return step ?? "Uploaded";
    case "refused":
      return message ?? "We couldn't take this file";
  }
}

const lostAt = (stored: number): string => `Connection lost at ${sizeOf(stored)}. Nothing is sent twice: it goes on from there.`;

function speed(left: number, bytesPerSecond: number | null): string[] {
  if (bytesPerSecond === null || bytesPerSecond < 1_000) return [];
  return [`${sizeOf(bytesPerSecond)}/s`, `${durationOf(left / bytesPerSecond)} left`];
}

/** Rounded up, as one counts while waiting: 9 s, 4 min, 1 h 5 min. */
export function durationOf(seconds: number): string {
  if (seconds <= 60) return `${Math.max(1, Math.ceil(seconds))} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
