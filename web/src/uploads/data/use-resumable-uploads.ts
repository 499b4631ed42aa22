import type { Purpose } from "@blenda/domain/uploads/constants";
import type { OpenUpload } from "@blenda/domain/uploads/model";
import { faultOf, fingerprintOf } from "@blenda/domain/uploads/rules";
import { uploadTexts } from "@blenda/domain/uploads/texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api, client, queryClient } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { isOver, rowsOf } from "./rows.ts";
import { sendFile } from "./send-file.ts";
import { type ActiveUpload, makeSendings, type Sender } from "./sendings.ts";
import type { DroppedFile, ResumableUploads, ResumableUploadsOptions, TargetsUploads, TargetsUploadsOptions } from "./upload-item.ts";

/** One for the whole page. */
const sendings = makeSendings({ send: sendFile, newKey, now: Date.now });
window.addEventListener("online", () => sendings.resumeLost());
window.addEventListener("offline", () => sendings.loseAll());

const NOTHING: never[] = [];
const isOf =
  (purpose: Purpose, targetIds: readonly string[]) =>
  (one: ActiveUpload): boolean =>
    one.purpose === purpose && targetIds.includes(one.targetId);

/** Uploads of one target that survive a cut connection, a closed page and another device. They go on when the screen is left. */
export function useResumableUploads({ targetId, ...options }: ResumableUploadsOptions): ResumableUploads {
  const { add, ...uploads } = useTargetsUploads({ ...options, targetIds: [targetId] });
  return { ...uploads, add: (files) => add(targetId, files) };
}

export function useTargetsUploads({ purpose, targetIds, onReady }: TargetsUploadsOptions): TargetsUploads {
  const userId = useMe()?.id ?? "";
  const [only, ...others] = targetIds;
  const asked = api.uploads.open.queryOptions({ input: { purpose, ...(only !== undefined && others.length === 0 && { targetId: only }) } });
  const { data = NOTHING, dataUpdatedAt } = useQuery(asked);
  const open = data.filter(({ targetId }) => targetId !== null && targetIds.includes(targetId));
  const all = useSyncExternalStore(sendings.watch, sendings.all);
  const here = all.filter(isOf(purpose, targetIds));
  /** By the keys of rows whose file was chosen again, and was another one. */
  const [mistaken, setMistaken] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => void sendings.keepOnly(userId), [userId]);
  useAskingAgain(here);
  useTellingReady(open, onReady);
  useEffect(() => {
    for (const one of here) if (isOver(one, dataUpdatedAt) && !open.some(({ id }) => id === one.id)) sendings.remove(one.key);
  }, [here, open, dataUpdatedAt]);

  const add = (targetId: string, files: readonly DroppedFile[]) => {
    const sender = { userId, purpose, targetId };
    for (const dropped of files) {
      const { file, folder } = dropped;
      const fingerprint = fingerprintOf(file);
      const isSame = (one: ActiveUpload) => one.folder === folder && fingerprintOf(one.file) === fingerprint && one.state !== "refused";
      if (
        sendings
          .all()
          .filter(isOf(purpose, [targetId]))
          .some(isSame)
      )
        continue;
      const isKnown = (one: OpenUpload) =>
        one.targetId === targetId && one.state === "receiving" && one.fingerprint === fingerprint && one.folder === folder;
      const known = open.find(isKnown);
      sendings.add(sender, dropped, { id: known?.id ?? null, stored: known?.received ?? 0, refused: faultIn(sender, dropped) });
    }
  };

  const choose = (key: string, file: File) => {
    const upload = open.find(({ id }) => id === key);
    if (!upload?.targetId) return;
    const isOther = fingerprintOf(file) !== upload.fingerprint;
    setMistaken(({ [key]: _, ...rest }) => (isOther ? { ...rest, [key]: uploadTexts.otherFile } : rest));
    const sender = { userId, purpose, targetId: upload.targetId };
    if (!isOther) sendings.add(sender, { file, folder: upload.folder }, { id: upload.id, stored: upload.received });
  };

  const cancel = (key: string) => {
    const id = here.find((one) => one.key === key)?.id ?? open.find((one) => one.id === key)?.id;
    sendings.remove(key);
    if (!id) return;
    // It is gone for its owner right away; what the server could not be told now expires by itself.
    queryClient.setQueryData(asked.queryKey, (before) => before?.filter((one) => one.id !== id));
    void client.uploads.abandon({ id }).catch(() => queryClient.invalidateQueries({ queryKey: api.uploads.open.key() }));
  };

  const rows = rowsOf(here, open, dataUpdatedAt).map((row) => ({ ...row, message: mistaken[row.key] ?? row.message }));
  return { rows, add, choose, cancel, pause: sendings.pause, resume: sendings.resume };
}

/** The live stream tells of changes; a page that sent something does not wait for it. */
function useAskingAgain(here: readonly ActiveUpload[]): void {
  const news = here
    .filter(({ state }) => state === "sent")
    .map(({ key }) => key)
    .join(" ");
  useEffect(() => {
    if (news !== "") void queryClient.invalidateQueries({ queryKey: api.uploads.open.key() });
  }, [news]);
}

function useTellingReady(open: readonly OpenUpload[], onReady: ResumableUploadsOptions["onReady"]): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state, targetId, name, folder, bytes } of open) {
      if (state !== "ready" || targetId === null || told.current.has(id)) continue;
      told.current.add(id);
      onReady(id, { targetId, name, folder, bytes });
    }
  }, [open, onReady]);
}

/** What the server would refuse anyway, before it is sent to learn that. */
function faultIn({ purpose }: Pick<Sender, "purpose">, { file, folder }: DroppedFile): string | null {
  const fault = faultOf({ purpose, name: file.name, folder, bytes: file.size });
  const sentences = {
    name: uploadTexts.name,
    type: uploadTexts.endings[purpose],
    empty: uploadTexts.empty,
    tooLarge: uploadTexts.tooLarge(purpose),
  };
  return fault && sentences[fault];
}
