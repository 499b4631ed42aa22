import type { Certificate, CertificateTerms, TrainingProgress } from "@blenda/domain/learning/model";
import { durationText } from "@blenda/domain/trainings/rules";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useNow } from "../../lib/clock/now.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { dayOf } from "../../lib/text/time.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { learnProgress } from "../data/learning-queries.ts";

/** The certificate of a course a learner finished. It stays when lessons are added later. */
export function CertificatePanel({ progress }: { progress: TrainingProgress }) {
  const { trainingId, certificate, percent, certificateTerms } = progress;
  if (certificate) return <Earned trainingId={trainingId} certificate={certificate} />;
  if (percent >= 100) return <Claim trainingId={trainingId} terms={certificateTerms} />;
  return (
    <p className="flex gap-3 type-small text-muted">
      <Icon name="badge-check" size={18} className="shrink-0" />
      Open and finish every lesson to get a certificate. It takes {durationText(certificateTerms.leastSeconds)} at least.
    </p>
  );
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

/** Everything is done, and no certificate was made: it was too soon, or a lesson they lacked was taken out of the course. */
function Claim({ trainingId, terms }: { trainingId: string; terms: CertificateTerms }) {
  const { act, isActing } = useAct(api.learning.claimCertificate, { learn: learnProgress });
  const missing = useMissing(terms);
  return (
    <section className="grid justify-items-start gap-3 rounded-md border border-line bg-surface-1 p-5">
      <h2 className="type-h3">You've finished this course</h2>
      {missing ? (
        <p role="status" className="type-ui text-muted">
          {missing}
        </p>
      ) : (
        <Button kind="primary" icon="badge-check" isBusy={isActing} onClick={() => act({ trainingId })}>
          Get your certificate
        </Button>
      )}
    </section>
  );
}

const MINUTE_MS = 60_000;

/** What a certificate waits for although every lesson is done. */
function useMissing({ leastSeconds, readyAt, unopened }: CertificateTerms): string | null {
  const now = useNow();
  if (unopened > 0)
    return `${unopened === 1 ? "One lesson was" : `${unopened} lessons were`} never opened. Open every lesson once to get your certificate.`;
  const waits = readyAt === null ? 0 : Date.parse(readyAt) - now;
  if (waits <= 0) return null;
  const minutes = Math.ceil(waits / MINUTE_MS);
  const left = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Your certificate is ready in ${left}. A course of this length takes ${durationText(leastSeconds)} at least.`;
}
