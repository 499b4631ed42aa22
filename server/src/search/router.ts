import { popular, products, suggest, trainings } from "./reads.ts";

export const searchRouter = { products, trainings, suggest, popular };
