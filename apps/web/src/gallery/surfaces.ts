import type { Scene, Surface } from "./scene.js"
import { button } from "./scenes/button.js"
import { connection } from "./scenes/connection.js"
import { inspector } from "./scenes/inspector.js"
import { picker } from "./scenes/picker.js"
import { accountPicker, bridge, overlay } from "./scenes/prompts.js"
import { signingView } from "./scenes/signing.js"

/** The scenes of all components, by the component's name in the address. */
export const surfaces: Readonly<Record<string, Surface>> = {
  button,
  picker,
  connection,
  accounts: accountPicker,
  bridge,
  overlay,
  signing: signingView,
  inspector,
}

/** A scene, or undefined if it does not exist. */
export function sceneOf(surface = "", state = ""): Scene | undefined {
  const scenes = Object.hasOwn(surfaces, surface) ? surfaces[surface]?.scenes : undefined
  return scenes && Object.hasOwn(scenes, state) ? scenes[state] : undefined
}
