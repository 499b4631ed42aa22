import type { Certificate, TrainingProgress } from "@blenda/domain/learning/model";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { dayOf } from "../../lib/text/time.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { learnProgress } from "../data/learning-queries.ts";

/** What somebody has to show for a course they finished. It stays when lessons are added later. */
export function CertificatePanel({ progress: { trainingId, certificate, percent } }: { progress: TrainingProgress }) {
  if (certificate) return <Earned trainingId={trainingId} certificate={certificate} />;
  return percent >= 100 ? <Claim trainingId={trainingId} /> : null;
}

function Earned({ trainingId, certificate: { code, name, issuedAt } }: { trainingId: string; certificate: Certificate }) {
  const { act, isActing } = useAct(api.learning.renameCertificate, { learn: learnProgress, done: () => "Name updated." });
  const ownName = useMe()?.displayName.trim();
  return (
    <section aria-labelledby="certificate" className="grid gap-4 rounded-md border border-line bg-surface-1 p-5">
      <div className="flex items-start gap-3">
        <Icon name="badge-check" size={22} className="mt-0.5 text-ok" />
        <div className="grid min-w-0 gap-1">
          <h2 id="certificate" className="type-h3">
            Your certificate
          </h2>
          <p className="type-small break-words text-muted">
            {name}, {dayOf(issuedAt)}
          </p>
        </div>
      </div>
      <div className="flex min-w-0 items-center justify-between gap-2 rounded-sm border border-line py-1 pr-1 pl-3">
        <Link to="/certificate/$code" params={{ code }} className="link touch-target truncate font-mono type-ui">
          {code}
        </Link>
        <CopyButton text={`${location.origin}/certificate/${code}`} label="Copy the link to your certificate" done="Link copied." />
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={`/certificates/${code}.pdf`} download className={buttonStyle("secondary")}>
          <Icon name="download" />
          Download PDF
        </a>
        {ownName && ownName !== name && (
          <Button kind="quiet" isBusy={isActing} onClick={() => act({ trainingId })}>
            Update name
          </Button>
        )}
      </div>
    </section>
  );
}

/** Everything is done, and no certificate was made: a lesson they lacked was taken out of the course. */
function Claim({ trainingId }: { trainingId: string }) {
  const { act, isActing } = useAct(api.learning.claimCertificate, { learn: learnProgress });
  return (
    <section className="grid justify-items-start gap-3 rounded-md border border-line bg-surface-1 p-5">
      <h2 className="type-h3">You've finished this course</h2>
      <Button kind="primary" icon="badge-check" isBusy={isActing} onClick={() => act({ trainingId })}>
        Get your certificate
      </Button>
    </section>
  );
}
