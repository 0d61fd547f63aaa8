import { WalletError, type WalletModule } from "@alidade/core"
import { walletIds } from "@alidade/wallets"
import type { Scene, Surface } from "../scene.js"
import { focus, press, see, steps } from "../scripted-user.js"
import { ADDRESS, elsewhere, never, OTHER, scripted } from "../scripted-wallets.js"

const wallets = (script: Partial<WalletModule> = {}) => [scripted("freighter", script)]
const trigger = '[data-part="trigger"]'

const connected: Scene = {
  title: "Connected",
  connected: true,
  wallets: () => wallets(),
  shows: `[data-state=connected] ${trigger}`,
}
const wrongNetwork: Scene = {
  ...connected,
  title: "Wrong network",
  wallets: () => wallets(elsewhere),
  shows: '[data-part="wrong-network"]',
}
const restoring: Scene = {
  ...connected,
  title: "Restoring",
  wallets: () => wallets({ restore: () => never }),
  shows: `[data-state=restoring] ${trigger}`,
}
const locked: Scene = {
  ...connected,
  title: "Locked",
  wallets: () => wallets({ restore: async () => null }),
}

const lost: Scene = {
  ...connected,
  title: "Lost",
  wallets: () =>
    wallets({
      watch: (onChange) => {
        onChange({ lost: new WalletError("page-stale", "Freighter was turned off or updated.") })
        return () => {}
      },
    }),
}

/** The same scene with its menu open. */
function opened(scene: Scene, title: string, own: Partial<Scene> = {}): Scene {
  return {
    ...scene,
    title,
    act: steps(see(scene.shows ?? trigger), press(trigger)),
    shows: '[data-part="menu"]:popover-open [data-part="disconnect"]',
    ...own,
  }
}

const copying = (selector: string): Partial<Scene> => ({
  act: steps(see(connected.shows ?? trigger), press(trigger), press('[data-part="copy"]')),
  shows: selector,
})

const several: Scene = {
  ...connected,
  wallets: () => [
    scripted("freighter"),
    scripted("albedo"),
    scripted("rabet", { isAvailable: async () => false }),
  ],
  others: [
    { walletId: walletIds.albedo, address: OTHER },
    { walletId: walletIds.rabet, address: ADDRESS },
  ],
}

/** The connect button and its menu. */
export const button: Surface = {
  title: "Connect button",
  scenes: {
    disconnected: { title: "Disconnected", wallets: () => wallets() },
    restoring,
    connected,
    "wrong-network": wrongNetwork,
    locked,
    tooltip: {
      ...connected,
      title: "Connected, full address",
      act: steps(see(connected.shows ?? trigger), focus(trigger)),
      shows: '[data-part="tooltip"]',
    },
    menu: opened(connected, "Menu, balance known"),
    "menu-no-balance": opened(connected, "Menu, no balance", { balance: null }),
    "menu-loading": opened(connected, "Menu, loading balance", { balance: never }),
    "menu-unfunded": opened(connected, "Menu, account not active yet", {
      balance: { balance: "0", status: "unfunded" },
    }),
    "menu-unavailable": opened(connected, "Menu, balance unavailable", {
      balance: { balance: "0", status: "error" },
    }),
    "menu-copied": {
      ...opened(connected, "Menu, address copied"),
      ...copying('[data-part="copy"][data-state="copied"]'),
      stoppedTimers: [3_000],
    },
    "menu-not-copied": {
      ...opened(connected, "Menu, copying failed"),
      ...copying(".alidade-note[data-part=copy-status]"),
      noClipboard: true,
    },
    "menu-restoring": opened(restoring, "Menu, restoring"),
    "menu-wrong-network": opened(wrongNetwork, "Menu, wrong network"),
    "menu-lost": opened(lost, "Menu, wallet lost", { shows: '[data-part="lost"]' }),
    "menu-several": opened(several, "Menu, several accounts"),
    "menu-not-switched": {
      ...several,
      title: "Menu, switch failed",
      act: steps(
        see(connected.shows ?? trigger),
        press(trigger),
        press('[title^="GBXF"][data-part="other-account"]'),
      ),
      shows: ".alidade-note[data-part=switch-status]",
    },
    "menu-locked": opened(locked, "Menu, locked", { shows: '[data-part="locked"]' }),
  },
}
