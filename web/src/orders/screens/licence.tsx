import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { LicencePassport } from "@blenda/domain/orders/model";
import { orderTexts } from "@blenda/domain/orders/texts";
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
import { licenceQuery } from "../data/order-queries.ts";
import { LicenceState } from "./licence-state.tsx";

/** The passport's public page: anybody with the code sees what it covers, and no address of anybody. */
export function Licence() {
  const { code } = useParams({ from: "/licence/$code" });
  const { data, isPending, error, refetch } = useQuery(licenceQuery(code));
  usePageTitle(data && `Licence of ${data.title}`);
  return (
    <div className="page grid max-w-200 gap-6 py-10 lg:py-14">
      {isPending && <LicenceSkeleton />}
      {data && <Found {...data} />}
      {error && codeOf(error) === "ORDERS_LICENCE_UNKNOWN" && <Unknown code={code} message={error.message} />}
      {error && codeOf(error) !== "ORDERS_LICENCE_UNKNOWN" && (
        <>
          <h1 className="type-h1">Licence</h1>
          <ErrorState message={error.message || orderTexts.loadFailed} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
}

/** What the state means for whoever checks, in one sentence. */
const VERDICTS: Record<LicencePassport["status"], string> = {
  active: "This licence is valid.",
  paused: "This licence is paused while it's being refunded. It isn't valid in the meantime.",
  revoked: "This licence has ended and is no longer valid.",
  upgraded: "This licence was upgraded. A newer one has taken its place.",
  transferred: "This licence was transferred to someone else.",
};

interface FoundProps {
  licence: LicencePassport;
  title: string;
  shopName: string;
  itemPath: string;
}

function Found({ licence, title, shopName, itemPath }: FoundProps) {
  const { name, allows } = licenceTexts[licence.type];
  const isValid = licence.status === "active";
  return (
    <>
      <header className="grid gap-3">
        <p className="font-mono type-ui tracking-wide text-muted tabular-nums">{licence.code}</p>
        <h1 className="type-h1 break-words">{title}</h1>
        <p className="flex items-center gap-2.5 type-h3">
          <Icon name={isValid ? "shield-check" : "circle-alert"} size={22} className={isValid ? "text-ok" : "text-bad"} />
          {VERDICTS[licence.status]}
        </p>
      </header>
      <dl className="divide-y divide-line border-y border-line">
        <Fact label="Licence">
          {name} <LicenceState status={licence.status} />
        </Fact>
        <Fact label="Allows">
          {allows}
          {licence.seats > 1 && `, ${licence.seats} seats`}
        </Fact>
        <Fact label="Holder">{licence.holder}</Fact>
        {licence.organisation && <Fact label="For">{licence.organisation}</Fact>}
        <Fact label="Since">{dayOf(licence.issuedAt)}</Fact>
        {licence.revokedAt && <Fact label="Until">{dayOf(licence.revokedAt)}</Fact>}
        <Fact label="Made by">{shopName}</Fact>
        <Fact label="Terms">
          <Link to="/legal/license-agreement" className="link-inline">
            Licence agreement, version {licence.termsVersion}
          </Link>
        </Fact>
      </dl>
      {licence.fileHashes.length > 0 && <Files files={licence.fileHashes} />}
      <p>
        <Link to={itemPath} className="link inline-flex items-center gap-1.5 type-ui">
          Where it is sold
          <Icon name="arrow-right" size={16} />
        </Link>
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

function Files({ files }: { files: LicencePassport["fileHashes"] }) {
  return (
    <section className="grid gap-3">
      <h2 className="type-h2">Files it covers</h2>
      <p className="type-small text-muted">
        Compare your file's SHA-256 with these. A matching checksum means it's the same file, whatever its name.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {files.map(({ name, sha256 }) => (
          <li key={sha256} className="grid gap-1 py-3">
            <span className="type-ui font-semibold break-words">{name}</span>
            <code className="font-mono type-small break-all text-muted">{sha256}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unknown({ code, message }: { code: string; message: string }) {
  const navigate = useNavigate();
  return (
    <>
      <header className="grid gap-3">
        <p className="font-mono type-ui break-all text-muted">{code}</p>
        <h1 className="type-h1">{message}</h1>
        <p className="max-w-prose text-muted">
          Codes have four groups of four characters. They never contain I, O, 0 or 1, so check those again.
        </p>
      </header>
      <AskForCode onCode={(other) => void navigate({ to: "/licence/$code", params: { code: other } })} />
    </>
  );
}

function LicenceSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Checking the licence</span>
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}
