import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { plainText } from "../shared/text.ts";
import { BROADCAST_MOST_CHARACTERS, MAINTENANCE_MESSAGE_MOST } from "./constants.ts";
import { generatorFailures } from "./failures.ts";
import { GeneratorSettings, Notice, SettingsChange, SettingsPage, VersionNumber } from "./model.ts";
import { generatorTexts } from "./texts.ts";

const looking = { access: "admin", failed: generatorTexts.loadFailed } as const;
const changing = { access: "admin", failed: generatorTexts.changeFailed, about: "the product itself" } as const;

/** What staff do with the generator. Every change is a new version of the settings, with its author. */
export const generatorContract = {
  settings: read(looking).output(SettingsPage),

  update: command(changing)
    .errors(pick(generatorFailures, "GENERATOR_SETTINGS_CHANGED", "GENERATOR_PROMPT_BOUNDS"))
    .input(z.strictObject({ basedOn: VersionNumber, changes: SettingsChange }))
    .output(SettingsPage),

  reset: command(changing).output(SettingsPage),

  rollBack: command(changing)
    .errors(pick(generatorFailures, "GENERATOR_VERSION_GONE"))
    .input(z.strictObject({ version: VersionNumber }))
    .output(SettingsPage),

  setEmergency: command(changing)
    .input(z.strictObject({ isOn: z.boolean(), message: plainText(0, MAINTENANCE_MESSAGE_MOST - 20).optional() }))
    .output(SettingsPage),

  /** Text only; gone after 30 seconds. */
  broadcast: command({ ...changing, failed: generatorTexts.broadcastFailed, limits: [{ per: "account", max: 20, minutes: 60 }] })
    .input(z.strictObject({ message: plainText(1, BROADCAST_MOST_CHARACTERS) }))
    .output(Notice),

  /**
   * The broadcast that is being shown, if one is. Asked when the live stream says so; `identity.session` brings it to visitors who come
   * meanwhile.
   */
  notice: read({ access: "public", failed: generatorTexts.noticeFailed }).output(Notice.nullable()),

  exportFile: read(looking).output(z.object({ name: z.string(), json: z.string(), settings: GeneratorSettings })),
};
