import type { Form } from "@blenda/forge/language/form";
import { put } from "@blenda/forge/language/put";

/** Lifts the left and right ends of a flat lying form so wide, as the brim of a cowboy hat; the middle stays where it was. */
export function curled(form: Form, width: number, degrees: number): Form {
  const angle = (degrees * Math.PI) / 180;
  const radius = width / angle;
  const bent = put(put(form, [0, 0, 0], [90, 0, 0]), [0, width / 2, 0], [0, 0, 90]).bend(degrees);
  const middle = bent.at(0, -radius * Math.sin(angle / 2), -radius * (1 - Math.cos(angle / 2)));
  return middle
    .turn(-degrees / 2, 0, 0)
    .turn(0, 0, -90)
    .turn(-90, 0, 0);
}
