import { networks } from "@alidade/core"
import type { Scene, Surface } from "../scene.js"
import { focus, press, type Step, see, steps, type } from "../scripted-user.js"
import { absent, nameless, never, scripted, windowed } from "../scripted-wallets.js"

/** Opens the wallet list. */
export const openPicker: Step = steps(
  press('[data-part="trigger"]'),
  see('dialog [data-part="title"]'),
)

/** The list, once every wallet has been checked. */
const probed = 'dialog [data-wallet]:not([data-state="probing"])'

const mixed = () => [
  scripted("freighter"),
  scripted("albedo", windowed),
  scripted("xbull", { ...windowed, capabilities: { networks: [networks.Public] } }),
  absent("hana"),
  scripted("walletConnect"),
  scripted("ledger"),
  absent("rabet"),
]

const names = [
  ..."Altair Bellatrix Canopus Deneb Electra Fomalhaut Gacrux Hadar Izar Kochab Lesath Mirach".split(
    " ",
  ),
  "A wallet with a name so long that it needs more than a single line of its row",
]
const many: Scene = {
  title: "Search, from thirteen wallets on",
  wallets: () => names.map(nameless),
  // A success stays, for whoever picks one.
  stoppedTimers: [700],
  act: openPicker,
  shows: '[data-part="search"]',
}

/** Reports that a wallet has arrived. */
let arrive: () => void = () => {}

/** The wallet picker and its help. */
export const picker: Surface = {
  title: "Wallet picker",
  scenes: {
    probing: {
      title: "Probing",
      wallets: () => [
        scripted("freighter"),
        absent("hana", { isAvailable: () => never }),
        absent("rabet", { isAvailable: () => never }),
      ],
      stoppedTimers: [500],
      act: openPicker,
      shows: '[data-state="probing"]',
    },
    mixed: {
      title: "Installed and not installed",
      wallets: mixed,
      usedWallets: ["albedo"],
      act: openPicker,
      shows: probed,
    },
    phones: {
      title: "Wallets’ own browser, and apps on a phone",
      wallets: () => [
        scripted("freighter", { phone: { by: "WalletConnect", inUse: true } }),
        scripted("xbull", { inApp: true }),
        absent("lobstr", { phone: { by: "WalletConnect", inUse: false } }),
      ],
      act: openPicker,
      shows: '[data-part="with-phone"]',
    },
    lacking: {
      title: "Wallets without required capabilities",
      wallets: () => [
        scripted("freighter"),
        scripted("lobstr", { capabilities: { authEntry: [] } }),
        scripted("rabet", { capabilities: { authEntry: [], message: false } }),
      ],
      requiredCapabilities: ["auth-entry", "message"],
      act: openPicker,
      shows: '[data-group="lacking"]',
    },
    search: many,
    found: {
      ...many,
      title: "Search, found",
      act: steps(openPicker, type('[data-part="search"] input', "al")),
      shows: '[data-part="list"]:not(:has([data-wallet="deneb"])) [data-wallet="altair"]',
    },
    "no-match": {
      ...many,
      title: "Search, no match",
      act: steps(openPicker, type('[data-part="search"] input', "Polaris")),
      shows: '[data-part="no-match"]',
    },
    empty: {
      title: "No wallets",
      wallets: () => [],
      act: openPicker,
      shows: ".alidade-empty",
    },
    arrival: {
      title: "A wallet arrives late",
      wallets: () => [
        scripted("freighter"),
        absent("hana", {
          onArrival: (arrived) => {
            arrive = arrived
            return () => {}
          },
        }),
      ],
      act: steps(openPicker, see('[data-wallet="hana"][data-state="unavailable"]'), async () =>
        arrive(),
      ),
      shows: '[data-wallet="hana"][data-state="available"]',
    },
    tooltip: {
      title: "Tooltip of a wallet that isn’t installed",
      wallets: mixed,
      act: steps(openPicker, focus('[data-wallet="hana"][data-state="unavailable"]')),
      shows: '[data-part="tooltip"]',
    },
    narrow: {
      title: "What is a wallet? (narrow screen)",
      wallets: mixed,
      act: steps(openPicker, press(".alidade-help-narrow summary")),
      shows: ".alidade-help-narrow[open]",
    },
    help: {
      title: "Don’t see your wallet?",
      wallets: mixed,
      act: steps(openPicker, press('[data-part="missing"]')),
      shows: '[data-part="missing-help"]',
    },
  },
}
