import { z } from "zod";
import { failure } from "../shared/failure.ts";

export const trainingFailures = {
  /** Thrown for a training or lesson that does not exist, or is not published. */
  TRAININGS_NOT_FOUND: failure(404, "This course isn't available"),
  /** Thrown when the table of steps has no such step from here. */
  TRAININGS_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string(), allowed: z.array(z.string()) }),
    ({ from }) => `This is not possible while the course is ${from.replaceAll("_", " ")}`,
  ),
  TRAININGS_PRICE_REFUSED: failure(422, "A price is 0 or at least $0.99"),
  /** Thrown for a lesson that is no free preview, to readers who have not bought the training. */
  TRAININGS_LESSON_LOCKED: failure(403, "This lesson comes with the course. Free previews are open to everyone."),
};
