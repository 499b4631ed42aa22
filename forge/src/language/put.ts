import type { Point } from "../solid/shapes/shape.ts";
import type { Form } from "./form.ts";

/** Turned, then moved, in one word. */
export const put = (form: Form, at: Point, turn: Point = [0, 0, 0]): Form => form.turn(...turn).at(...at);
/** What stands or lies flat, turned so that its upper side faces the front. */
export const facing = (form: Form): Form => put(form, [0, 0, 0], [90, 0, 0]);
