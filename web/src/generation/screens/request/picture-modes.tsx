import { PICTURE_MODES, type PictureMode } from "@blenda/domain/generation/constants";
import { generationTexts } from "@blenda/domain/generation/texts";
import { useId } from "react";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";

const MODES: Record<PictureMode, { label: string; help: string }> = {
  form: { label: "Known object", help: "Tell us what it is, and we'll make one in the picture's colours and proportions." },
  figurine: { label: "Figurine", help: "Inflates the outline into a figurine and adds a base if needed." },
  relief: { label: "Relief", help: "The whole picture as a framed plate on which the thing stands out." },
  lathe: { label: "Lathe", help: "For round things: turns the outline around its axis. Cups become hollow and keep their handle." },
};

interface Props {
  mode: PictureMode;
  /** Whether the engine knows things by name. */
  hasForms: boolean;
  /** What the words name, where we have a form for it and another way is chosen. */
  known: string | null;
  onChange: (mode: PictureMode) => void;
}

/** What becomes of the picture. Only the chosen way is explained: the words below must be seen without scrolling. */
export function PictureModes({ mode, hasForms, known, onChange }: Props) {
  const help = useId();
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="type-ui">
        Make it into
      </p>
      <SegmentedControl
        isWide
        columns={2}
        label="Make it into"
        describedBy={help}
        value={mode}
        options={PICTURE_MODES.filter((value) => hasForms || value !== "form").map((value) => ({ value, label: MODES[value].label }))}
        onChange={onChange}
      />
      <p id={help} className="type-small text-muted">
        {MODES[mode].help}
      </p>
      <p role="status" className="type-small empty:hidden">
        {known !== null && (
          <>
            {generationTexts.known(known)}{" "}
            <button type="button" className="touch-target link" onClick={() => onChange("form")}>
              {generationTexts.makeKnown}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
