import { check } from "./check.js"
import { dialogs } from "./dialogs.js"
import { dock } from "./dock.js"
import { draft } from "./draft.js"
import { effects } from "./effects.js"
import type { Journey } from "./journey.js"
import { language } from "./language.js"
import { modes } from "./modes.js"
import { networks } from "./networks.js"
import { payments } from "./payments.js"
import { proof } from "./proof.js"
import { shortcuts } from "./shortcuts.js"
import { signers } from "./signers.js"

/** The journeys, in the order in which they run. */
export const journeys: readonly Journey[] = [
  ...dialogs,
  ...payments,
  draft,
  effects,
  signers,
  proof,
  check,
  modes,
  networks,
  shortcuts,
  language,
  dock,
]
