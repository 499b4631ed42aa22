/** Renderers that are programs: Chromium's own, Mesa's and that of Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** No graphics card draws here, but the processor. Browsers that hide the renderer's name are taken at their word. */
export function isDrawnBySoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const name = gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER;
  return SOFTWARE.test(String(gl.getParameter(name)));
}
