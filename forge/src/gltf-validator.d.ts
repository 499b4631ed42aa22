declare module "gltf-validator" {
  /** 0 is an error, 1 a warning, 2 an information, 3 a hint. */
  interface Message {
    code: string;
    message: string;
    severity: 0 | 1 | 2 | 3;
    pointer?: string;
  }
  interface Report {
    issues: { numErrors: number; numWarnings: number; numInfos: number; numHints: number; messages: Message[] };
    info?: {
      animationCount: number;
      materialCount: number;
      hasSkins: boolean;
      totalTriangleCount: number;
      resources?: { image?: { width: number; height: number } }[];
    };
  }
  const validator: { validateBytes(bytes: Uint8Array, options?: { maxIssues?: number }): Promise<Report> };
  export default validator;
}
