import validator from "gltf-validator";
import { type Finding, finding } from "../inspection.ts";

/** The validator keeps several copies of a file in memory; past this size the reader's own checks have to do. */
const MAX_BYTES = 200_000_000;

/** What the format's own validator calls an error: many viewers forgive it, some do not. */
export async function validatorFindings(bytes: Buffer, path: string): Promise<Finding[]> {
  if (bytes.length > MAX_BYTES) return [];
  const report = await validator.validateBytes(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), { maxIssues: 20 });
  const { numErrors, messages } = report.issues;
  if (numErrors === 0) return [];
  const first = messages.find(({ severity }) => severity === 0);
  return [
    finding(
      "invalid-gltf",
      `The glTF validator counts ${numErrors} errors, the first: ${first?.message ?? first?.code ?? "unknown"}`,
      path,
    ),
  ];
}
