import { DISPUTES, EVIDENCE_TYPES } from "@blenda/domain/disputes/constants";
import type { EvidenceFile } from "@blenda/domain/disputes/model";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { useState } from "react";
import { useUploads } from "../../product/uploads/use-uploads.ts";

/** The files of evidence being written. */
export function useEvidenceFiles() {
  const [files, setFiles] = useState<EvidenceFile[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const { uploads, isSending, add, dismiss } = useUploads<EvidenceFile>({
    address: "/api/disputes/evidence",
    failed: disputeTexts.uploadFailed,
    faultOf: ({ size }, type) => {
      if (!EVIDENCE_TYPES.some((each) => each === type)) return disputeTexts.fileType;
      return size > DISPUTES.FILE_BYTES ? disputeTexts.fileTooLarge : null;
    },
    onDone: (file) => setFiles((before) => [...before, file]),
  });
  const room = DISPUTES.MOST_FILES - files.length - uploads.filter(({ error }) => error === null).length;
  return {
    files,
    uploads,
    isSending,
    room,
    fault,
    dismiss,
    take: (chosen: readonly File[]) => {
      setFault(chosen.length > room ? disputeTexts.tooManyFiles : null);
      add(chosen.slice(0, Math.max(0, room)));
    },
    remove: (id: string) => {
      setFault(null);
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    clear: () => setFiles([]),
  };
}
