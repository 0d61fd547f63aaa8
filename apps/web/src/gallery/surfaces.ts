import type { Scene, Surface } from "./scene.js"
import { button } from "./scenes/button.js"
import { connection } from "./scenes/connection.js"
import { picker } from "./scenes/picker.js"
import { accountPicker, bridge, overlay } from "./scenes/prompts.js"
import { signingView } from "./scenes/signing.js"

/** Every surface of the components, by the name that it has in the address. */
export const surfaces: Readonly<Record<string, Surface>> = {
  button,
  picker,
  connection,
  accounts: accountPicker,
  bridge,
  overlay,
  signing: signingView,
}

/** One state of a surface; undefined where there is none of that name. */
export function sceneOf(surface = "", state = ""): Scene | undefined {
  const scenes = Object.hasOwn(surfaces, surface) ? surfaces[surface]?.scenes : undefined
  return scenes && Object.hasOwn(scenes, state) ? scenes[state] : undefined
}
