import type { MfaOverview } from "@blenda/domain/mfa/model";
import { type ReactNode, useState } from "react";
import { showCodes } from "../../data/fresh-codes.ts";
import type { ProofRunner } from "../prove.ts";
import { SetupDialog, type SetupMethod } from "../setup/setup-dialog.tsx";

const METHODS: readonly SetupMethod[] = ["authenticator", "hardware_key", "sms"];

/** The wizard, opened by a person who has just confirmed who they are. */
export function useSetup({ addable, needsEnrolmentCode }: Pick<MfaOverview, "addable" | "needsEnrolmentCode">, prove: ProofRunner): Setup {
  const [wanted, setWanted] = useState<{ method?: SetupMethod | undefined; then?: (() => void) | undefined } | null>(null);
  const methods = METHODS.filter((method) => addable.some((each) => each.method === method && each.problem === null));
  const close = () => setWanted(null);
  const done = async (backupCodes: readonly string[]) => {
    close();
    await showCodes(backupCodes);
    wanted?.then?.();
  };
  return {
    canAdd: methods.length > 0,
    begin: (method, then) => prove(() => setWanted({ method, then })),
    dialog: wanted && (
      <SetupDialog
        methods={methods}
        needsCode={needsEnrolmentCode}
        method={wanted.method}
        onDone={(codes) => void done(codes)}
        onClose={close}
      />
    ),
  };
}

interface Setup {
  /** Whether anything can be added here and now. */
  canAdd: boolean;
  /** Without a method, the person chooses first. */
  begin: (method?: SetupMethod, then?: () => void) => void;
  dialog: ReactNode;
}
