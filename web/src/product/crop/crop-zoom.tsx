interface Props {
  /** From 0, all of it, to 1, as close as one gets. */
  closeness: number;
  onChange: (closeness: number) => void;
}

/** How close a picture is cropped, where there is no wheel. */
export const CropZoom = ({ closeness, onChange }: Props) => (
  <label className="grid gap-2 type-ui">
    Zoom
    <input
      type="range"
      min={0}
      max={1}
      step={0.01}
      value={closeness}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-6 w-full accent-ember"
    />
  </label>
);
