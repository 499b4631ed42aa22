import type { OwnBundle } from "@blenda/domain/bundles/model";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { newKey } from "../../lib/calls/key.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ownBundleQuery } from "../data/bundle-queries.ts";
import { useBundleForm } from "../data/use-bundle-form.ts";
import { BundleForm } from "./bundle-form.tsx";

export function NewBundle() {
  return (
    <Frame title="New bundle">
      <Form bundle={null} />
    </Frame>
  );
}

export function EditBundle() {
  const { id } = useParams({ from: "/dashboard/bundles/$id/edit" });
  const { data, isPending, error, refetch } = useQuery(ownBundleQuery(id));
  return (
    <Frame title="Edit bundle">
      {isPending && <Skeleton className="h-96 rounded-md" />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && <Form key={data.id} bundle={data} />}
    </Frame>
  );
}

function Form({ bundle }: { bundle: OwnBundle | null }) {
  const [key] = useState(newKey);
  const form = useBundleForm(bundle, key);
  return <BundleForm form={form} />;
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto grid max-w-240 grid-cols-[minmax(0,1fr)] gap-5">
    <div className="grid gap-1">
      <Link to="/dashboard/bundles" className="type-small text-muted transition-colors hover:text-text">
        Bundles
      </Link>
      <h1 className="type-h1">{title}</h1>
    </div>
    {children}
  </div>
);
