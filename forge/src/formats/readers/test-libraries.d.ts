declare module "assimpjs" {
  interface FileList {
    AddFile(name: string, content: Uint8Array): void;
  }
  interface Result {
    IsSuccess(): boolean;
    GetErrorCode(): string;
    GetFile(index: number): { GetContent(): Uint8Array };
  }
  interface Assimp {
    FileList: new () => FileList;
    ConvertFileList(files: FileList, format: "assjson"): Result;
  }
  export default function assimpjs(): Promise<Assimp>;
}

declare module "tinyusdz" {
  interface UsdNode {
    primName: string;
    nodeType: string;
    contentId: number;
    globalMatrix: number[];
    children: UsdNode[];
  }
  interface UsdLoader {
    loadFromBinary(bytes: Uint8Array, name: string): boolean;
    loadAsLayerFromBinary(bytes: Uint8Array, name: string): boolean;
    layerToString(): string;
    error(): string;
    getDefaultRootNode(): UsdNode;
    getMesh(id: number): { points: Float32Array; faceVertexIndices: Uint32Array; materialId: number };
    getMaterial(id: number): { opacity: number } & Record<`${string}TextureId`, number | undefined>;
    delete(): void;
  }

  export type { UsdNode };
  export default function tinyusdz(options: { wasmBinary: Uint8Array }): Promise<{ TinyUSDZLoaderNative: new () => UsdLoader }>;
}

declare module "obj-file-parser" {
  interface ObjModel {
    name: string;
    vertices: { x: number; y: number; z: number }[];
    faces: { material: string; vertices: { vertexIndex: number }[] }[];
  }
  export default class ObjFile {
    constructor(text: string);
    parse(): { models: ObjModel[] };
  }
}
