import { networkMatch } from "@alidade/core"
import { useMemo } from "react"
import type { ConnectTrigger } from "../button/button-props.js"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useConnectModal } from "../hooks/use-connect-modal.js"
import { useNetworkName } from "../hooks/use-network-name.js"
import { useAddressName } from "../names/use-address-name.js"
import { shortAddress } from "../parts/address.js"
import { useHydrated } from "../parts/wallet-icon.js"
import type { ButtonActs, ButtonNetwork, ButtonState } from "./button-state.js"

/** The state and acts of a button that the app draws. */
export function useButtonState(trigger: ConnectTrigger, balance: string | undefined): ButtonState {
  const state = useKitState()
  const shared = {
    ...useActs(trigger.ref),
    trigger,
    hydrated: useHydrated(),
    network: useButtonNetwork(),
    others: state.otherConnections.length,
  }
  const nameOf = useAddressName()
  const found = state.allowedWallets.find(({ id }) => id === state.selectedModuleId)
  const wallet = found ? { wallet: found } : {}
  if (state.status === "disconnected")
    return { ...shared, status: state.status, ...(state.error ? { error: state.error } : {}) }
  if (state.status === "connecting") return { ...shared, status: state.status, ...wallet }
  const address = state.activeAddress
  const name = nameOf(address)
  return {
    ...shared,
    status: shared.network.wallet ? "wrong-network" : state.status,
    account: {
      address,
      shortAddress: shortAddress(address),
      ...(name === undefined ? {} : { name }),
      ...(balance === undefined ? {} : { balance }),
      ...wallet,
    },
  }
}

function useButtonNetwork(): ButtonNetwork {
  const nameNetwork = useNetworkName()
  const { passphrase, other } = useKitState((state) => ({
    passphrase: state.selectedNetwork,
    other:
      state.status === "connected" && networkMatch(state) === false
        ? state.walletNetwork?.networkPassphrase
        : undefined,
  }))
  return {
    passphrase,
    name: nameNetwork(passphrase),
    ...(other === undefined ? {} : { wallet: { passphrase: other, name: nameNetwork(other) } }),
  }
}

function useActs(button: ConnectTrigger["ref"]): ButtonActs {
  const kit = useKit()
  const { open } = useConnectModal()
  return useMemo(
    () => ({
      connect: open,
      openMenu: () => {
        if (kit.getState().activeAddress) button.current?.click()
      },
      switchNetwork: (passphrase) => {
        const state = kit.getState()
        const wallets =
          state.status === "connected" ? state.walletNetwork?.networkPassphrase : undefined
        const wanted = passphrase ?? wallets
        if (wanted !== undefined) kit.setNetwork(wanted)
      },
      disconnect: kit.disconnect,
    }),
    [kit, open, button],
  )
}
