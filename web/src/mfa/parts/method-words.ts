import type { FactorMethod } from "@blenda/domain/access/step-up";
import { BACKUP_CODE_LENGTH, CODE_LENGTH } from "@blenda/domain/mfa/constants";
import type { IconName } from "../../ui/icon.tsx";

interface Words {
  icon: IconName;
  /** What to do now, in one line (spec 2 §2). */
  hint: string;
  /** What the code looks like; a key has none. */
  code: { placeholder: string; length: number; isDigits: boolean } | null;
}

const DIGITS = { placeholder: "123456", length: CODE_LENGTH, isDigits: true };

export const METHOD_WORDS: Readonly<Record<FactorMethod, Words>> = {
  sms: { icon: "message-square", hint: "Check your phone for the SMS code and enter its six digits.", code: DIGITS },
  authenticator: { icon: "smartphone", hint: "Open your authenticator app and enter the six digits it shows.", code: DIGITS },
  hardware_key: { icon: "usb", hint: "Follow the prompts for your hardware key.", code: null },
  backup_codes: {
    icon: "key-round",
    hint: "Use one of the backup codes you saved. Each one works once.",
    code: { placeholder: "ABC123DEF456", length: BACKUP_CODE_LENGTH, isDigits: false },
  },
};
