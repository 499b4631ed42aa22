import type { Point } from "../../solid/shapes/shape.ts";
import type { Form } from "./form.ts";

/** Turned, then moved, in one word. */
export const put = (form: Form, at: Point, turn: Point = [0, 0, 0]): Form => form.turn(...turn).at(...at);
