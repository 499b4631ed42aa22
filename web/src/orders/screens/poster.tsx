import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

interface Props {
  url: string | null;
  hue: number | null;
  icon?: IconName;
  className?: string;
}

/** The picture of what was bought on its stage; its name stands beside it. */
export function Poster({ url, hue, icon = "box", className }: Props) {
  return (
    <span
      style={stageStyle(hue)}
      className={classNames("relative grid shrink-0 place-items-center overflow-hidden rounded-sm bg-stage", className)}
    >
      {url ? (
        <img
          src={url}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <Icon name={icon} size={24} className="text-faint" />
      )}
    </span>
  );
}
