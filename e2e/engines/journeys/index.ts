import { check } from "./check.js"
import { deployed } from "./deployed.js"
import { dialogs } from "./dialogs.js"
import { dock } from "./dock.js"
import { draft } from "./draft.js"
import { effects } from "./effects.js"
import { explorerLinks } from "./explorer.js"
import { installed } from "./installed.js"
import type { Journey } from "./journey.js"
import { language } from "./language.js"
import { list } from "./list.js"
import { modes } from "./modes.js"
import { networks } from "./networks.js"
import { payments } from "./payments.js"
import { proof } from "./proof.js"
import { recipients } from "./recipients.js"
import { results } from "./results.js"
import { shortcuts } from "./shortcuts.js"
import { signers } from "./signers.js"
import { switchAccount } from "./switch-account.js"

/** The journeys, in the order in which they run. */
export const journeys: readonly Journey[] = [
  ...dialogs,
  ...payments,
  proof,
  ...deployed,
  results,
  check,
  installed,
  shortcuts,
  language,
  dock,
  switchAccount,
  draft,
  recipients,
  effects,
  signers,
  list,
  explorerLinks,
  modes,
  networks,
]
