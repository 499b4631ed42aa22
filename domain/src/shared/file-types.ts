interface FileType {
  /** How names of it end; the first is the one we write. */
  endings: readonly [string, ...string[]];
  /** What stands where in its bytes, one character for a byte. */
  begins: readonly (readonly [at: number, text: string])[];
}

/** File types people may send us. What a browser says about a file is a claim; these are its proofs. */
export const FILE_TYPES = {
  "image/png": { endings: ["png"], begins: [[0, "\x89PNG\r\n\x1a\n"]] },
  "image/jpeg": { endings: ["jpg", "jpeg"], begins: [[0, "\xff\xd8\xff"]] },
  "image/webp": {
    endings: ["webp"],
    begins: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  },
  "image/gif": { endings: ["gif"], begins: [[0, "GIF8"]] },
  "application/pdf": { endings: ["pdf"], begins: [[0, "%PDF-"]] },
  "application/zip": { endings: ["zip"], begins: [[0, "PK"]] },
  "video/mp4": { endings: ["mp4", "m4v"], begins: [[4, "ftyp"]] },
  "video/webm": { endings: ["webm"], begins: [[0, "\x1aE\xdf\xa3"]] },
  "model/gltf-binary": { endings: ["glb"], begins: [[0, "glTF"]] },
} as const satisfies Record<string, FileType>;
export type FileTypeName = keyof typeof FILE_TYPES;

const types: Record<string, FileType> = FILE_TYPES;

const stands = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, n) => bytes[at + n] === character.charCodeAt(0));

/** The type of the bytes by their beginning, whatever the sender says. */
export const typeOfBytes = (bytes: Uint8Array): FileTypeName | null =>
  (Object.keys(FILE_TYPES) as FileTypeName[]).find((type) => FILE_TYPES[type].begins.every(([at, text]) => stands(bytes, at, text))) ??
  null;

/** A name that ends as its type does: a reader who opens it gets what it is, not what its sender called it. */
export function namedAs(name: string, type: string): string {
  const endings = types[type]?.endings;
  if (!endings) return name;
  const [, stem = name, ending = ""] = /^(.+)\.(\w{1,5})$/u.exec(name) ?? [];
  return endings.includes(ending.toLowerCase()) ? name : `${stem}.${endings[0]}`;
}

/** The type whose names end like this one. */
export const typeOfName = (name: string): FileTypeName | null => {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return (Object.keys(FILE_TYPES) as FileTypeName[]).find((type) => types[type]?.endings.includes(ending)) ?? null;
};
