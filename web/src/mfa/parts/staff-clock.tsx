import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { askForFactor } from "../../lib/calls/step-up.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { staffDoorQuery } from "../../lib/session/staff-door.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const SOON_MINUTES = 5;

/** How long the staff areas stay open unless they are used. Work makes it longer by itself; a press asks for the factor again. */
export function StaffClock() {
  const { flags } = useSuspenseQuery(sessionQuery).data;
  return flags.includes("mfaBypass") ? null : <Clock />;
}

function Clock() {
  const { data, dataUpdatedAt, refetch } = useQuery(staffDoorQuery);
  const seconds = useSecondsUntil(data?.valid ? dataUpdatedAt + data.expiresIn * 1_000 : null);
  if (seconds === 0) return null;
  const minutes = Math.ceil(seconds / 60);
  const renew = async () => {
    if ((await askForFactor("ADMIN_ROUTE_ACCESS", { isRenewal: true })) === null) await refetch();
  };
  return (
    <button
      type="button"
      title="Verify again for a new session"
      aria-label={`Session ends in ${minutes} min. Renew`}
      className={buttonStyle("quiet", "small", minutes <= SOON_MINUTES ? "text-warn" : "")}
      onClick={() => void renew()}
    >
      <Icon name="clock" size={16} className="sm:hidden" />
      <span className="font-normal tabular-nums">
        <span className="max-sm:sr-only">Session ends in </span>
        {minutes} min
      </span>
    </button>
  );
}
