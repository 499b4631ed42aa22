import { can } from "@blenda/domain/access/can";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { channelKind, NOTIFICATION_CHANNELS, type NotificationChannel } from "@blenda/domain/notifications/kinds";
import type { ChannelChoice } from "@blenda/domain/notifications/model";
import { settledChoice } from "@blenda/domain/notifications/rules";
import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { SwitchButton } from "../../ui/controls/switch.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

const channelsQuery = queryOptions(api.notifications.channels.queryOptions());

/** News a person wants, and where. Every switch takes effect by itself. */
export function ChannelMatrix() {
  const { user, flags } = useSuspenseQuery(sessionQuery).data;
  const { data, error, refetch } = useQuery(channelsQuery);
  const { act } = useAct(api.notifications.setChannel, {
    foresee: (wanted, cache) => {
      const before = cache.getQueryData(channelsQuery.queryKey);
      const next = before?.map((choice) => (choice.type === wanted.type ? settledChoice(wanted) : choice));
      if (next) cache.setQueryData(channelsQuery.queryKey, next);
      return () => cache.setQueryData(channelsQuery.queryKey, before);
    },
    learn: (choices, cache) => void cache.setQueryData(channelsQuery.queryKey, choices),
  });
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const byType = new Map(data.map((choice) => [choice.type, choice]));
  const canHappen = (channel: NotificationChannel) => {
    const { audience, screen } = channelKind(channel);
    return (audience === "everyone" || can(user, "creator")) && (!screen || leadsSomewhere(screen, user, flags));
  };
  const shown = NOTIFICATION_CHANNELS.filter(canHappen).flatMap((channel) => byType.get(channel) ?? []);
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Notifications by kind and channel</caption>
      <thead>
        <tr className="border-b border-line type-label text-muted">
          <th scope="col" className="pb-2 text-left font-[inherit]">
            Kind
          </th>
          <th scope="col" className="w-22 pb-2 text-center font-[inherit]">
            On the site
          </th>
          <th scope="col" className="w-22 pb-2 text-center font-[inherit]">
            By mail
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {shown.map((choice) => (
          <ChoiceRow key={choice.type} choice={choice} onChange={act} />
        ))}
      </tbody>
    </table>
  );
}

function ChoiceRow({ choice, onChange }: { choice: ChannelChoice; onChange: (choice: ChannelChoice) => void }) {
  const { name, when } = channelKind(choice.type).words;
  return (
    <tr>
      <th scope="row" className="py-3 pr-3 text-left font-normal">
        <span className="block type-ui font-semibold">{name}</span>
        <span className="mt-0.5 block type-small text-muted">{when}</span>
      </th>
      <td className="text-center align-middle">
        <SwitchButton aria-label={`${name} on the site`} isOn={choice.inApp} onChange={(inApp) => onChange({ ...choice, inApp })} />
      </td>
      <td className="text-center align-middle">
        <SwitchButton
          aria-label={`${name} by mail`}
          isOn={choice.mail}
          disabled={!choice.inApp}
          onChange={(mail) => onChange({ ...choice, mail })}
        />
      </td>
    </tr>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your notification settings" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
