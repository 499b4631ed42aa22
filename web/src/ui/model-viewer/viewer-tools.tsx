import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";
import type { EnvironmentName } from "./engine/environments.ts";

/** Each press leads to the next. */
export const LIGHTS: Record<EnvironmentName, { text: string; icon: IconName; next: EnvironmentName }> = {
  studio: { text: "Studio light", icon: "lightbulb", next: "daylight" },
  daylight: { text: "Daylight", icon: "cloud-sun", next: "dusk" },
  dusk: { text: "Dusk", icon: "sunset", next: "studio" },
};

interface Tool {
  icon: IconName;
  label: string;
  onPress: () => void;
  /** For what stays on until it is pressed again. */
  isOn?: boolean;
  /** Also on phones, where the model needs the room. */
  isEssential?: boolean;
}

/** The tools of a viewer in one upright bar. */
export function ViewerTools({ tools, isWhole }: { tools: readonly Tool[]; isWhole: boolean }) {
  return (
    <div
      data-print="hidden"
      role="toolbar"
      aria-label="View"
      aria-orientation="vertical"
      className="absolute top-3 right-3 grid gap-1 rounded-sm bg-bg p-1 md:top-4 md:right-4"
    >
      {tools.map(({ icon, label, onPress, isOn, isEssential = false }) => (
        <button
          key={icon}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={isOn}
          onClick={onPress}
          className={classNames(
            "size-10 place-items-center rounded-xs transition-colors hover:bg-surface-2 hover:text-text active:bg-surface-3",
            isOn ? "bg-surface-2 text-ember-text" : "text-muted",
            isEssential || isWhole ? "grid" : "hidden md:grid",
          )}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </div>
  );
}
