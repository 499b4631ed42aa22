import type { CertificatePage } from "@blenda/domain/learning/model";
import { learningTexts } from "@blenda/domain/learning/texts";
import { durationText } from "@blenda/domain/trainings/rules";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { dayOf } from "../../lib/text/time.ts";
import { AskForCode } from "../../product/ask-for-code.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { certificateQuery } from "../data/certificate-query.ts";

/** Confirms a certificate to all who have its code: whose it is, for which course, since when. */
export function Certificate() {
  const { code } = useParams({ from: "/certificate/$code" });
  const { data, isPending, error, refetch } = useQuery(certificateQuery(code));
  usePageTitle(data && `Certificate of ${data.name}`);
  return (
    <div className="page grid max-w-200 gap-6 py-10 lg:py-14">
      {isPending && <CertificateSkeleton />}
      {data && <Found {...data} />}
      {error && codeOf(error) === "LEARNING_CERTIFICATE_UNKNOWN" && <Unknown code={code} message={error.message} />}
      {error && codeOf(error) !== "LEARNING_CERTIFICATE_UNKNOWN" && (
        <>
          <h1 className="type-h1">Certificate</h1>
          <ErrorState message={error.message || learningTexts.certificateFailed} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
}

function Found({ code, name, title, shopName, trainingId, issuedAt, lessonCount, durationSeconds, isValid }: CertificatePage) {
  return (
    <>
      <header className="grid gap-3">
        <p className="font-mono type-ui tracking-wide text-muted tabular-nums">{code}</p>
        <h1 className="type-h1 break-words">{name}</h1>
        <p className="flex items-start gap-2.5 type-h3">
          <Icon name={isValid ? "badge-check" : "circle-alert"} size={22} className={isValid ? "text-ok" : "text-bad"} />
          {isValid
            ? "This certificate is valid. Every lesson of the course was completed."
            : "This certificate is no longer valid, because the purchase of the course was reversed."}
        </p>
      </header>
      <dl className="divide-y divide-line border-y border-line">
        <Fact label="Course">
          <Link to="/learning/$id" params={{ id: trainingId }} className="link-inline">
            {title}
          </Link>
        </Fact>
        <Fact label="Taught by">{shopName}</Fact>
        <Fact label="Finished on">{dayOf(issuedAt)}</Fact>
        <Fact label="Length">
          {durationSeconds > 0 && `${durationText(durationSeconds)}, `}
          {lessonCount} {lessonCount === 1 ? "lesson" : "lessons"}
        </Fact>
      </dl>
      <p className="type-small text-muted">
        The name is the one the account had when the certificate was issued, or when its owner last updated it.
      </p>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="type-small text-muted sm:type-ui">{label}</dt>
    <dd className="type-ui font-semibold break-words">{children}</dd>
  </div>
);

function Unknown({ code, message }: { code: string; message: string }) {
  const navigate = useNavigate();
  return (
    <>
      <header className="grid gap-3">
        <p className="font-mono type-ui break-all text-muted">{code}</p>
        <h1 className="type-h1">{message}</h1>
        <p className="max-w-prose text-muted">
          Codes have four groups of four characters and never contain I, O, 0 or 1. A certificate also disappears when its owner deletes
          their account.
        </p>
      </header>
      <AskForCode onCode={(other) => void navigate({ to: "/certificate/$code", params: { code: other } })} />
    </>
  );
}

function CertificateSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Checking the certificate</span>
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-48 rounded-md" />
    </div>
  );
}
