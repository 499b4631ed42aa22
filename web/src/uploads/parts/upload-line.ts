import { uploadTexts } from "@blenda/domain/uploads/texts";
import { sizeOf } from "../../lib/text/bytes.ts";
import type { UploadItem } from "../data/upload-item.ts";

/** The sentence below a file: what happens with it, and what its owner can do. */
export function uploadLine({ state, bytes, sent, bytesPerSecond, isSilent, message }: UploadItem, step?: string): string {
  switch (state) {
    case "queued":
      return "Up next";
    case "uploading":
      if (isSilent) return lostAt(sent);
      return [`Uploading, ${sizeOf(sent)} of ${sizeOf(bytes)}`, ...speed(bytes - sent, bytesPerSecond)].join(" · ");
    case "paused":
      return `Paused at ${sizeOf(sent)}`;
    case "lost":
      return message === null || message === uploadTexts.connectionLost ? lostAt(sent) : message;
    case "file-needed":
      return message ?? `Choose the file again to go on at ${Math.floor((100 * sent) / bytes)} %`;
    case "checking":
      return step ?? "Checking the file";
    case "ready":
      return step ?? "Uploaded";
    case "refused":
      return message ?? "We couldn't take this file";
  }
}

const lostAt = (sent: number): string => `Connection lost at ${sizeOf(sent)}. Nothing is sent twice: it goes on from there.`;

function speed(left: number, bytesPerSecond: number | null): string[] {
  if (bytesPerSecond === null || bytesPerSecond < 1_000) return [];
  return [`${sizeOf(bytesPerSecond)}/s`, `${durationOf(left / bytesPerSecond)} left`];
}

/** Rounded up, as somebody who waits would count: 9 s, 4 min, 1 h 5 min. */
export function durationOf(seconds: number): string {
  if (seconds <= 60) return `${Math.max(1, Math.ceil(seconds))} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
