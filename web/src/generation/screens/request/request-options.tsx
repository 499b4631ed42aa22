import { GENERATION_COST } from "@blenda/domain/generation/constants";
import type { ToolRules } from "@blenda/domain/generation/model";
import { type ReactNode, useId } from "react";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { SwitchButton } from "../../../ui/controls/switch.tsx";
import type { RequestDraft } from "../../data/use-request-draft.ts";

const OFF = "Turned off right now";

/** Each option says at its right edge what it adds. */
export function RequestOptions({ form, rules }: { form: RequestDraft; rules: ToolRules }) {
  const { request, set } = form;
  const { options } = request;
  const pack = useId();
  const isOff = !rules.advancedFeaturesEnabled;
  // A body made of a picture is as fine as the picture: there is nothing to choose.
  if (!rules.showAdvancedControls) return null;
  return (
    <div className="divide-y divide-line border-t border-line">
      {request.isFromWords && (
        <>
          <Row
            label="Resolution"
            help={
              isOff ? OFF : options.resolution === "ultra" ? "2,048 px textures, for close-ups" : "1,024 px textures, fine for most uses"
            }
            added={options.resolution === "ultra" ? GENERATION_COST.ultraResolution : 0}
          >
            <SegmentedControl
              label="Resolution"
              value={options.resolution}
              options={[
                { value: "normal", label: "1K" },
                { value: "ultra", label: "Ultra 2K", disabled: isOff },
              ]}
              onChange={(resolution) => set("resolution", resolution)}
            />
          </Row>
          <Row
            label="Complexity"
            help={isOff ? OFF : options.complexity === "high" ? "Bevels, bolts, panel lines" : "Clean main forms"}
            added={options.complexity === "high" ? GENERATION_COST.highComplexity : 0}
          >
            <SegmentedControl
              label="Complexity"
              value={options.complexity}
              options={[
                { value: "normal", label: "Standard" },
                { value: "high", label: "High", disabled: isOff },
              ]}
              onChange={(complexity) => set("complexity", complexity)}
            />
          </Row>
        </>
      )}
      <Row
        id={pack}
        label="HighPack"
        help={rules.highPackEnabled ? "Adds separate texture maps, three levels of detail and colour variants" : OFF}
        added={options.highPack ? GENERATION_COST.highPack : 0}
      >
        <SwitchButton
          aria-labelledby={`${pack}-label`}
          aria-describedby={`${pack}-help`}
          isOn={options.highPack}
          disabled={!rules.highPackEnabled || !rules.isOpen}
          onChange={(isOn) => set("highPack", isOn ? "yes" : "")}
        />
      </Row>
    </div>
  );
}

interface RowProps {
  id?: string;
  label: string;
  help: string;
  /** Tokens on top of the base. */
  added: number;
  children: ReactNode;
}

function Row({ id, label, help, added, children }: RowProps) {
  return (
    <div className="flex items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span id={id && `${id}-label`} className="type-ui font-semibold">
          {label}
        </span>
        <span id={id && `${id}-help`} className="type-small text-muted">
          {help}
        </span>
      </div>
      {children}
      <span className="w-6 text-right type-ui font-semibold text-ember-text tabular-nums">{added > 0 && `+${added}`}</span>
    </div>
  );
}
