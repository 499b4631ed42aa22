import { read } from "../access/procedure.ts";
import { Status } from "./model.ts";
import { systemTexts } from "./texts.ts";

export const systemContract = {
  status: read({ access: "public", failed: systemTexts.loadFailed, limits: [{ per: "address", max: 60, minutes: 1 }] }).output(Status),
};
