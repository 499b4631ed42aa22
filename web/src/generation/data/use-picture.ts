import type { PictureMode } from "@blenda/domain/generation/constants";
import type { ToolPage } from "@blenda/domain/generation/model";
import { knownThing, megabytes, wordsOfFileName } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSettled } from "../../lib/clock/use-settled.ts";
import { useUploads } from "../../product/uploads/use-uploads.ts";
import { readingQuery } from "./reading-query.ts";
import type { RequestDraft } from "./use-request-draft.ts";

interface UploadedPicture {
  id: string;
  url: string;
}

const TYPED_PAUSE_MS = 600;

/**
 * The picture of the form: sent, looked at, and where its name says what is in it, a thing we know. What would be refused anyway is
 * refused before it is sent.
 */
export function usePicture({ rules, hasDrafts }: ToolPage, { draft, set, request }: RequestDraft) {
  const cache = useQueryClient();
  const [isRecognising, setRecognising] = useState(false);
  /** What a file's name said of the last picture: it says nothing of the next. */
  const named = useRef("");
  const now = useRef({ caption: draft.caption, file: "" });
  useEffect(() => {
    now.current.caption = draft.caption;
  });

  /** Named by its file, a known thing comes first; the other ways are a press away. Words of the person's own stay. */
  const recognise = async () => {
    const { file } = now.current;
    const words = hasDrafts ? wordsOfFileName(file) : "";
    setRecognising(words !== "");
    const reading = words === "" ? null : await cache.fetchQuery(readingQuery(words)).catch(() => null);
    setRecognising(false);
    const own = now.current.caption.trim();
    const thing = knownThing(reading) ?? "";
    if (file !== now.current.file || (own !== "" && own !== named.current) || thing === named.current) return;
    named.current = thing;
    set("mode", thing === "" ? "figurine" : "form");
    set("caption", thing);
  };

  const { uploads, add, dismiss } = useUploads<UploadedPicture>({
    address: "/api/generation/picture",
    failed: generationTexts.imageFailed,
    faultOf: ({ size }, type) => {
      if (!(PICTURE_TYPES as readonly string[]).includes(type)) return generationTexts.imageNotPicture;
      return size > rules.maxImageBytes ? generationTexts.imageTooLarge(megabytes(rules.maxImageBytes)) : null;
    },
    onDone: ({ id, url }) => {
      set("imageId", id);
      set("imageUrl", url);
      void recognise();
    },
  });
  const [sending] = uploads;
  const isSent = sending === undefined || sending.percent >= 100;
  const isOnItsWay = sending !== undefined && sending.error === null;
  const isLooking = request.source === "image" && (isOnItsWay || isRecognising);
  return {
    sending,
    stop: dismiss,
    take: (files: Iterable<File>) => {
      const [file] = files;
      if (!file || !rules.isOpen) return;
      for (const { key } of uploads) dismiss(key);
      set("imageName", file.name);
      now.current.file = file.name;
      add([file]);
    },
    /** What a file's name says names a known object; a body of its own needs no name that short. */
    setMode: (mode: PictureMode) => {
      set("mode", mode);
      const own = draft.caption.trim();
      if (mode === "form" && own === "") set("caption", named.current);
      if (mode !== "form" && own === named.current) set("caption", "");
    },
    /** Why the button waits. */
    wait: isLooking ? (isSent ? generationTexts.lookingAtPicture : generationTexts.sendingPicture) : null,
    known: useTypedThing(hasDrafts && request.source === "image" && !request.isFromWords ? draft.caption.trim() : ""),
  };
}
export type ChosenPicture = ReturnType<typeof usePicture>;

/** What the words beside a picture name, when we have a form for it: said, because the person chose another way. */
function useTypedThing(words: string): string | null {
  const settled = useSettled(words, TYPED_PAUSE_MS);
  const { data, isPlaceholderData } = useQuery({ ...readingQuery(settled), enabled: settled !== "" });
  return words === "" || settled !== words || isPlaceholderData ? null : knownThing(data ?? null);
}
