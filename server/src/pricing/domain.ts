import { defineDomain } from "../platform/domain.ts";
import { item } from "./reads.ts";

export const pricing = defineDomain({ router: { item } });
