import { z } from "zod";
export declare const DemoShop: z.ZodObject<
  {
    creatorId: z.ZodString;
    slug: z.ZodString;
    name: z.ZodString;
    description: z.ZodString;
    website: z.ZodNullable<z.ZodURL>;
    contactEmail: z.ZodNullable<z.ZodEmail>;
    socialLinks: z.ZodArray<
      z.ZodObject<
        {
          label: z.ZodString;
          url: z.ZodURL;
        },
        z.core.$strict
      >
    >;
    isVerified: z.ZodBoolean;
    isEnabled: z.ZodBoolean;
    theme: z.ZodEnum<{
      default: "default";
      ember: "ember";
      moss: "moss";
      plum: "plum";
      rose: "rose";
      sand: "sand";
      sea: "sea";
      slate: "slate";
    }>;
    showPrices: z.ZodBoolean;
    featuredMaxItems: z.ZodInt;
    openedAt: z.ZodISODateTime;
    mark: z.ZodObject<
      {
        ground: z.ZodString;
        ink: z.ZodString;
        drawing: z.ZodString;
      },
      z.core.$strict
    >;
    banner: z.ZodObject<
      {
        hue: z.ZodInt;
        products: z.ZodArray<z.ZodString>;
      },
      z.core.$strict
    >;
  },
  z.core.$strict
>;
export type DemoShop = z.infer<typeof DemoShop>;
export declare const DemoProduct: z.ZodObject<
  {
    id: z.ZodString;
    shop: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    tags: z.ZodArray<z.ZodString>;
    prompt: z.ZodString;
    seed: z.ZodInt;
    texels: z.ZodUnion<readonly [z.ZodLiteral<512>, z.ZodLiteral<1024>]>;
    formats: z.ZodArray<
      z.ZodEnum<{
        fbx: "fbx";
        glb: "glb";
        obj: "obj";
        usdz: "usdz";
      }>
    >;
    priceCents: z.ZodInt;
    licences: z.ZodArray<
      z.ZodEnum<{
        commercial: "commercial";
        editorial: "editorial";
        extended: "extended";
        "free-cc-by": "free-cc-by";
        "free-cc0": "free-cc0";
        gpl: "gpl";
        personal: "personal";
        studio: "studio";
      }>
    >;
    isFeatured: z.ZodDefault<z.ZodBoolean>;
    staffNote: z.ZodOptional<z.ZodString>;
    versions: z.ZodArray<
      z.ZodObject<
        {
          number: z.ZodString;
          releasedAt: z.ZodISODateTime;
          changes: z.ZodString;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
export type DemoProduct = z.infer<typeof DemoProduct>;
/** What building a product found out about it. */
export declare const MadeProduct: z.ZodObject<
  {
    madeFrom: z.ZodString;
    stageHue: z.ZodInt;
    facts: z.ZodObject<
      {
        measuredFrom: z.ZodString;
        triangles: z.ZodInt;
        vertices: z.ZodInt;
        quads: z.ZodNullable<z.ZodInt>;
        meshes: z.ZodInt;
        materials: z.ZodInt;
        drawCalls: z.ZodInt;
        textures: z.ZodArray<
          z.ZodObject<
            {
              name: z.ZodString;
              slots: z.ZodArray<z.ZodString>;
              width: z.ZodInt;
              height: z.ZodInt;
              format: z.ZodString;
              bytes: z.ZodInt;
              gpuBytes: z.ZodInt;
            },
            z.core.$strip
          >
        >;
        uvSets: z.ZodInt;
        uvCoverage: z.ZodNumber;
        uvOverlap: z.ZodNumber;
        bones: z.ZodInt;
        morphs: z.ZodInt;
        animations: z.ZodArray<
          z.ZodObject<
            {
              name: z.ZodString;
              seconds: z.ZodNumber;
              fps: z.ZodNumber;
            },
            z.core.$strip
          >
        >;
        size: z.ZodObject<
          {
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
          },
          z.core.$strip
        >;
        isPbr: z.ZodBoolean;
        isManifold: z.ZodBoolean;
      },
      z.core.$strip
    >;
    findings: z.ZodArray<
      z.ZodObject<
        {
          level: z.ZodEnum<{
            block: "block";
            info: "info";
            warn: "warn";
          }>;
          code: z.ZodString;
          message: z.ZodString;
        },
        z.core.$strip
      >
    >;
    score: z.ZodInt;
    specHash: z.ZodString;
    files: z.ZodArray<
      z.ZodObject<
        {
          file: z.ZodString;
          name: z.ZodString;
          format: z.ZodEnum<{
            blend: "blend";
            fbx: "fbx";
            glb: "glb";
            obj: "obj";
            stl: "stl";
            usdz: "usdz";
          }>;
          bytes: z.ZodInt;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$strip
>;
export type MadeProduct = z.infer<typeof MadeProduct>;
/** A film shows one product in several looks, one after the other; its captions are what a narrator would say. */
declare const Shot: z.ZodObject<
  {
    look: z.ZodEnum<{
      lit: "lit";
      matcap: "matcap";
      normals: "normals";
      uv: "uv";
      wireframe: "wireframe";
    }>;
    seconds: z.ZodNumber;
    turns: z.ZodDefault<z.ZodNumber>;
    title: z.ZodString;
    caption: z.ZodString;
  },
  z.core.$strict
>;
export type Shot = z.infer<typeof Shot>;
declare const DemoLesson: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        kind: z.ZodLiteral<"text">;
        title: z.ZodString;
        isPreview: z.ZodDefault<z.ZodBoolean>;
        body: z.ZodArray<z.ZodString>;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        kind: z.ZodLiteral<"video">;
        title: z.ZodString;
        isPreview: z.ZodDefault<z.ZodBoolean>;
        product: z.ZodString;
        shots: z.ZodArray<
          z.ZodObject<
            {
              look: z.ZodEnum<{
                lit: "lit";
                matcap: "matcap";
                normals: "normals";
                uv: "uv";
                wireframe: "wireframe";
              }>;
              seconds: z.ZodNumber;
              turns: z.ZodDefault<z.ZodNumber>;
              title: z.ZodString;
              caption: z.ZodString;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
  ],
  "kind"
>;
export type DemoLesson = z.infer<typeof DemoLesson>;
export type FilmLesson = Extract<
  DemoLesson,
  {
    kind: "video";
  }
>;
export declare const DemoTraining: z.ZodObject<
  {
    id: z.ZodString;
    shop: z.ZodString;
    type: z.ZodEnum<{
      course: "course";
      tutorial: "tutorial";
    }>;
    category: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    tags: z.ZodArray<z.ZodString>;
    priceCents: z.ZodInt;
    isSubscriptionOnly: z.ZodDefault<z.ZodBoolean>;
    isFeatured: z.ZodDefault<z.ZodBoolean>;
    level: z.ZodNullable<
      z.ZodEnum<{
        Advanced: "Advanced";
        Beginner: "Beginner";
        Intermediate: "Intermediate";
      }>
    >;
    learn: z.ZodArray<z.ZodString>;
    requirements: z.ZodArray<z.ZodString>;
    publishedAt: z.ZodISODateTime;
    cover: z.ZodObject<
      {
        product: z.ZodString;
        look: z.ZodEnum<{
          matcap: "matcap";
          normals: "normals";
          uv: "uv";
          wireframe: "wireframe";
        }>;
      },
      z.core.$strict
    >;
    sections: z.ZodArray<
      z.ZodObject<
        {
          title: z.ZodString;
          lessons: z.ZodArray<
            z.ZodDiscriminatedUnion<
              [
                z.ZodObject<
                  {
                    kind: z.ZodLiteral<"text">;
                    title: z.ZodString;
                    isPreview: z.ZodDefault<z.ZodBoolean>;
                    body: z.ZodArray<z.ZodString>;
                  },
                  z.core.$strict
                >,
                z.ZodObject<
                  {
                    kind: z.ZodLiteral<"video">;
                    title: z.ZodString;
                    isPreview: z.ZodDefault<z.ZodBoolean>;
                    product: z.ZodString;
                    shots: z.ZodArray<
                      z.ZodObject<
                        {
                          look: z.ZodEnum<{
                            lit: "lit";
                            matcap: "matcap";
                            normals: "normals";
                            uv: "uv";
                            wireframe: "wireframe";
                          }>;
                          seconds: z.ZodNumber;
                          turns: z.ZodDefault<z.ZodNumber>;
                          title: z.ZodString;
                          caption: z.ZodString;
                        },
                        z.core.$strict
                      >
                    >;
                  },
                  z.core.$strict
                >,
              ],
              "kind"
            >
          >;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
export type DemoTraining = z.infer<typeof DemoTraining>;
