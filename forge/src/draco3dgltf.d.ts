declare module "draco3dgltf" {
  /** The decoder gltf-transform asks for; nobody else looks inside. */
  const draco: { createDecoderModule(): Promise<object> };
  export default draco;
}
