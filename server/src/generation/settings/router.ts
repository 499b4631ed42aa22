import { broadcast } from "./broadcast.ts";
import { exportFile, notice, settings } from "./reads.ts";
import { reset } from "./reset.ts";
import { rollBack } from "./roll-back.ts";
import { setEmergency } from "./set-emergency.ts";
import { update } from "./update.ts";

export const generatorRouter = { broadcast, exportFile, notice, reset, rollBack, setEmergency, settings, update };
