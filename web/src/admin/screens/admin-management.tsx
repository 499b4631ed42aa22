import type { AdminStep } from "@blenda/domain/admin/constants";
import type { Admin } from "@blenda/domain/admin/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { adminsQuery } from "../data/admin-queries.ts";
import { GiveCodeDialog } from "../parts/give-code-dialog.tsx";
import { AddAdminDialog } from "./add-admin-dialog.tsx";
import { AdminStepDialog } from "./admin-step-dialog.tsx";
import { AdminsTable } from "./admins-table.tsx";
import { Concern } from "./concern.tsx";

interface PendingStep {
  admin: Admin;
  step: AdminStep | "giveCode";
}

/** Who our admins are: two facts per person, and what they come to (spec 2 §6). */
export function AdminManagement() {
  const { data, error, refetch, isFetching } = useQuery(adminsQuery);
  const [isAdding, setAdding] = useState(false);
  const [asking, setAsking] = useState<PendingStep | null>(null);
  const ask = (admin: Admin, step: PendingStep["step"]) => setAsking({ admin, step });
  const close = () => setAsking(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="type-h1">Admin Management</h1>
          <p className="mt-2 max-w-prose text-muted">
            An admin is on the admin list and has the admin claim. One without the other doesn't give access.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button icon="rotate-ccw" isBusy={isFetching} onClick={() => void refetch()}>
            Check all now
          </Button>
          <Button kind="primary" icon="user-plus" onClick={() => setAdding(true)}>
            Add an admin
          </Button>
        </div>
      </div>
      {data?.admins
        .filter(({ sum }) => sum === "no_listing")
        .map((admin) => (
          <Concern key={admin.userId} admin={admin} onAsk={ask} />
        ))}
      <AdminsTable admins={data} error={error} onRetry={() => void refetch()} onAsk={ask} />
      <p className="type-small text-muted">
        Every change to the list is in the{" "}
        <Link to="/admin/system" search={{ tab: "audit", action: "admin" }} className="link-inline">
          audit
        </Link>
        , with its reason. Nobody can edit or remove it there.
      </p>
      {isAdding && <AddAdminDialog onClose={() => setAdding(false)} />}
      {asking?.step === "giveCode" && <GiveCodeDialog person={asking.admin} onClose={close} />}
      {asking && asking.step !== "giveCode" && <AdminStepDialog admin={asking.admin} step={asking.step} onClose={close} />}
    </div>
  );
}
