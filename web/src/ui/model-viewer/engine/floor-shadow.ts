import {
  CustomBlending,
  Group,
  HalfFloatType,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  type Object3D,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
  ZeroFactor,
} from "three";

const PIXELS = 256;
/** Only what is close to the floor darkens it, as a share of the model's radius. */
const REACH = 1.1;
const STRENGTH = 0.5;
/** In pixels of the shadow picture; the second pass smooths what the first left. */
const BLURS = [14, 5] as const;

/** The soft shade under a model, where it touches the floor and around. Drawn from below. */
interface FloorShadow {
  /** Turns with the model. */
  shade: Object3D;
  fit: (radius: number) => void;
  /** Looks at the model from below once more; needed when its shape changes. */
  update: (renderer: WebGLRenderer, model: Object3D) => void;
  dispose: () => void;
}

export function createFloorShadow(): FloorShadow {
  const [target, spare] = [0, 1].map(() => new WebGLRenderTarget(PIXELS, PIXELS, { type: HalfFloatType })) as [
    WebGLRenderTarget,
    WebGLRenderTarget,
  ];
  const below = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const depth = depthMaterial();
  const blur = blurMaterial();
  const sheet = new Mesh(new PlaneGeometry(2, 2), blur);
  const lens = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const paint = new MeshBasicMaterial({
    map: target.texture,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    premultipliedAlpha: true,
  });
  const shade = new Group();
  const decal = new Mesh(new PlaneGeometry(2, 2), paint);
  decal.rotation.x = -Math.PI / 2;
  // Seen from below, left and right are exchanged.
  decal.scale.y = -1;
  shade.add(decal);
  const stage = new Scene();

  const smooth = (renderer: WebGLRenderer, pixels: number) => {
    for (const [from, to, x, y] of [
      [target, spare, pixels, 0],
      [spare, target, 0, pixels],
    ] as const) {
      blur.uniforms.picture = { value: from.texture };
      blur.uniforms.step = { value: [x / PIXELS / 4, y / PIXELS / 4] };
      renderer.setRenderTarget(to);
      renderer.render(sheet, lens);
    }
  };
  return {
    shade,
    fit(radius) {
      const half = radius * 1.6;
      Object.assign(below, { left: -half, right: half, top: half, bottom: -half, far: radius * REACH });
      below.position.y = -radius * 0.002;
      below.rotation.x = Math.PI / 2;
      below.updateProjectionMatrix();
      shade.scale.setScalar(half);
      shade.position.y = -radius * 0.001;
    },
    update(renderer, model) {
      const { parent } = model;
      const before = renderer.getRenderTarget();
      const mapping = renderer.shadowMap.autoUpdate;
      renderer.shadowMap.autoUpdate = false;
      stage.overrideMaterial = depth;
      stage.add(model);
      renderer.setRenderTarget(target);
      renderer.clear();
      renderer.render(stage, below);
      stage.overrideMaterial = null;
      parent?.add(model);
      for (const pixels of BLURS) smooth(renderer, pixels);
      renderer.setRenderTarget(before);
      renderer.shadowMap.autoUpdate = mapping;
    },
    dispose() {
      for (const one of [target, spare, depth, blur, paint, sheet.geometry, decal.geometry]) one.dispose();
    },
  };
}

/** Black, and the more opaque the closer to the floor. Built on three's own material, so that skins and morphs bend as they should. */
function depthMaterial(): MeshDepthMaterial {
  const material = new MeshDepthMaterial({
    transparent: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: ZeroFactor,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );",
      `gl_FragColor = vec4( vec3( 0.0 ), pow( 1.0 - fragCoordZ, 2.2 ) * ${STRENGTH} );`,
    );
  };
  material.blendSrcAlpha = OneFactor;
  material.blendDstAlpha = OneMinusSrcAlphaFactor;
  return material;
}

function blurMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { picture: { value: null }, step: { value: [0, 0] } },
    depthTest: false,
    vertexShader: "varying vec2 at; void main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }",
    fragmentShader: `
      uniform sampler2D picture; uniform vec2 step; varying vec2 at;
      void main() {
        vec4 sum = vec4( 0.0 );
        float weights = 0.0;
        for ( int i = -4; i <= 4; i++ ) {
          float weight = exp( -float( i * i ) / 7.0 );
          sum += texture2D( picture, at + step * float( i ) ) * weight;
          weights += weight;
        }
        gl_FragColor = sum / weights;
      }`,
  });
}
