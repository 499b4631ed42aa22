import type { TargetsUploads } from "../../../../uploads/data/upload-item.ts";
import { UploadRow } from "../../../../uploads/parts/upload-row.tsx";

/** What is on its way to one lesson. */
export const PartUploads = ({ uploads, lessonId }: { uploads: TargetsUploads; lessonId: string }) =>
  uploads.rows
    .filter(({ targetId }) => targetId === lessonId)
    .map((upload) => (
      <UploadRow
        key={upload.key}
        upload={upload}
        onPause={() => uploads.pause(upload.key)}
        onResume={() => uploads.resume(upload.key)}
        onCancel={() => uploads.cancel(upload.key)}
        onChoose={(file) => uploads.choose(upload.key, file)}
      />
    ));
