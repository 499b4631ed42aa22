import { EXPORT_DAYS } from "@blenda/domain/account/constants";
import type { DataExport, Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { useQuery } from "@tanstack/react-query";
import { useProof } from "../../../identity/parts/proof.tsx";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { download } from "../../../lib/page/save-file.ts";
import { sizeOf } from "../../../lib/text/bytes.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { exportsQuery, learnProof } from "../../data/own-queries.ts";
import { Row } from "../section.tsx";

const isUnderWay = ({ state }: DataExport) => state === "waiting" || state === "building";

/** The list moves by itself: the live stream says when an export has come further. */
export function DataExports({ profile }: { profile: Profile }) {
  const proof = useProof(profile, learnProof);
  const { data: exports = [], error } = useQuery(exportsQuery);
  const { act, isActing } = useAct(api.account.requestExport, {
    isToldInPlace: true,
    done: () => accountTexts.exportRequested,
    learn: (made, cache) =>
      void cache.setQueryData(exportsQuery.queryKey, (before = []) => [made, ...before.filter(({ id }) => id !== made.id)]),
  });
  const request = () =>
    proof.first((onUnproven) =>
      act(undefined, {
        onError: (refusal) => {
          if (!onUnproven(refusal)) toast.failed(refusal.message);
        },
      }),
    );
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <Row title="Your data" text={`Everything we have about you in one ZIP file. You can download it for ${EXPORT_DAYS} days.`}>
        <Button size="small" isBusy={isActing} disabled={exports.some(isUnderWay)} onClick={request}>
          Export my data
        </Button>
      </Row>
      {error && <Alert tone="bad" title={error.message} />}
      <ul className="grid gap-3 empty:hidden">
        {exports.map((made) => (
          <li key={made.id} className="rounded-sm bg-surface-2 p-4">
            <Export made={made} onDownload={(url) => proof.first(() => download(url))} />
          </li>
        ))}
      </ul>
      {proof.dialog}
    </div>
  );
}

function Export({ made, onDownload }: { made: DataExport; onDownload: (url: string) => void }) {
  const { state, progress, createdAt, url, bytes, expiresAt } = made;
  if (state === "waiting") return <Progress label="In the queue" />;
  if (state === "building") return <Progress label="Collecting your data" value={progress} />;
  if (state === "failed" || !url)
    return <Row title={accountTexts.exportFailed} text={`Asked for on ${momentOf(createdAt)}. Please try again.`} />;
  return (
    <Row
      title={`Your data of ${momentOf(createdAt)}`}
      text={[bytes !== null && sizeOf(bytes), expiresAt && `until ${momentOf(expiresAt)}`].filter(Boolean).join(", ")}
    >
      <Button size="small" icon="download" onClick={() => onDownload(url)}>
        Download
      </Button>
    </Row>
  );
}
