import {
  BackSide,
  BufferAttribute,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { ENVIRONMENTS, type Environment, type EnvironmentName } from "./environments.ts";

/** Lamps hang this far away and the walls further; only directions matter. */
const LAMP_DISTANCE = 6;
const WALL_DISTANCE = 20;
const SHADOW_PIXELS = 1024;
/** Lamps lose their edges a little, in radians. */
const BLUR = 0.02;

/** Light and reflections of the chosen room, put into a scene and taken out again. */
export interface Studio {
  choose: (name: EnvironmentName) => void;
  /** Fits the shadow to a model of this radius, whose middle is this high. */
  fit: (radius: number, middle: number) => void;
  dispose: () => void;
}

export function lightUp(scene: Scene, renderer: WebGLRenderer): Studio {
  const key = new DirectionalLight();
  const rim = new DirectionalLight();
  key.castShadow = true;
  key.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
  key.shadow.radius = 9;
  scene.add(key, key.target, rim, rim.target);
  const rooms = new Map<EnvironmentName, WebGLRenderTarget>();
  let chosen: Environment = ENVIRONMENTS.studio;
  let fitted = { radius: 1, middle: 0.5 };

  const place = () => {
    for (const [light, { towards, color }] of [[key, chosen.key] as const, [rim, chosen.rim] as const]) {
      light.target.position.set(0, fitted.middle, 0);
      light.position
        .set(...towards)
        .normalize()
        .multiplyScalar(fitted.radius * 3)
        .add(light.target.position);
      light.color.setRGB(...color);
      // A matt white face square to the light is to shine as bright as the light's own colour says.
      light.intensity = Math.PI;
    }
  };
  return {
    choose(name) {
      chosen = ENVIRONMENTS[name];
      let room = rooms.get(name);
      if (!room) {
        room = photographRoom(chosen, renderer);
        rooms.set(name, room);
      }
      scene.environment = room.texture;
      place();
    },
    fit(radius, middle) {
      fitted = { radius, middle };
      const { camera } = key.shadow;
      const reach = radius * 1.7;
      Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: radius * 0.5, far: radius * 6 });
      camera.updateProjectionMatrix();
      key.shadow.normalBias = radius * 0.012;
      key.shadow.bias = -0.0004;
      place();
    },
    dispose() {
      for (const room of rooms.values()) room.dispose();
      key.dispose();
      rim.dispose();
    },
  };
}

function photographRoom(environment: Environment, renderer: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene();
  room.add(walls(environment), ...environment.lamps.map(lampMesh));
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, BLUR);
  generator.dispose();
  room.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.geometry.dispose();
    (node.material as MeshBasicMaterial).dispose();
  });
  return target;
}

function walls({ ground, horizon, zenith }: Environment): Mesh {
  const geometry = new SphereGeometry(WALL_DISTANCE, 24, 24);
  const positions = geometry.getAttribute("position");
  const colors = new Float32Array(positions.count * 3);
  const [low, level, high, mixed] = [new Color(...ground), new Color(...horizon), new Color(...zenith), new Color()];
  for (let i = 0; i < positions.count; i++) {
    const height = positions.getY(i) / WALL_DISTANCE;
    mixed.copy(level).lerp(height > 0 ? high : low, Math.abs(height) ** (height > 0 ? 1.4 : 0.6));
    mixed.toArray(colors, i * 3);
  }
  geometry.setAttribute("color", new BufferAttribute(colors, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide, toneMapped: false }));
}

function lampMesh({ towards, halfWidth, halfHeight, color }: Environment["lamps"][number]): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(...color), side: DoubleSide, toneMapped: false });
  const lamp = new Mesh(new PlaneGeometry(halfWidth * 2 * LAMP_DISTANCE, halfHeight * 2 * LAMP_DISTANCE), material);
  lamp.position
    .set(...towards)
    .normalize()
    .multiplyScalar(LAMP_DISTANCE);
  lamp.lookAt(0, 0, 0);
  return lamp;
}
