import type { SettingsPage } from "@blenda/domain/generator/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../lib/clock/now.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { Tag } from "../../ui/tag.tsx";
import { settingsQuery } from "../data/settings-query.ts";
import { useSettingsDraft } from "../data/use-settings-draft.ts";
import { Broadcast } from "./broadcast.tsx";
import { Emergency } from "./emergency.tsx";
import { ExportSettings, ResetSettings } from "./settings-actions.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { Versions } from "./versions.tsx";

export function Settings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return <Loaded page={data} />;
  return (
    <>
      <h1 className="type-h1">{BRAND.generator} settings</h1>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Waiting />}
    </>
  );
}

function Loaded({ page }: { page: SettingsPage }) {
  const draft = useSettingsDraft(page);
  return (
    <div className="grid max-w-320 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="type-h1">{BRAND.generator} settings</h1>
            <Standing page={page} />
          </div>
          <LastChange page={page} />
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportSettings />
          <ResetSettings settings={page.settings} learn={draft.learn} />
        </div>
      </div>
      <Emergency page={page} learn={draft.learn} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <SettingsForm draft={draft} />
        <StickyColumn className="grid grid-cols-1 gap-5">
          <Broadcast />
          <Versions page={page} learn={draft.learn} />
        </StickyColumn>
      </div>
    </div>
  );
}

function Standing({ page: { settings } }: { page: SettingsPage }) {
  if (settings.isEmergency)
    return (
      <Tag tone="bad" hasDot>
        Emergency mode
      </Tag>
    );
  return settings.maintenanceMode ? (
    <Tag tone="warn" hasDot>
      Closed for maintenance
    </Tag>
  ) : (
    <Tag tone="ok" hasDot>
      Open
    </Tag>
  );
}

function LastChange({ page: { version, versions } }: { page: SettingsPage }) {
  const now = useNow();
  const [newest] = versions;
  return (
    <p className="mt-2 type-small text-muted tabular-nums">
      Version {version}
      {newest && (
        <>
          {newest.authorName && `, by ${newest.authorName}`},{" "}
          <time dateTime={newest.at} title={momentOf(newest.at)}>
            {agoOf(newest.at, now)}
          </time>
        </>
      )}
      . Every change is in force within a second, for everybody.
    </p>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the settings" className="mt-6 grid max-w-320 gap-5">
      <Skeleton className="h-22 rounded-md" />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-5">
          <Skeleton className="h-72 rounded-md" />
          <Skeleton className="h-64 rounded-md" />
        </div>
        <Skeleton className="h-80 rounded-md" />
      </div>
    </div>
  );
}
