import type { WalletModule } from "@alidade/core"
import { smartAccount } from "@alidade/wallets/smart-account"
import { basePath } from "../logic/base-path.js"
import type { Mode } from "../logic/networks/networks.js"
import { type PasskeyAccount, readPasskeyAccount } from "../logic/smart/account.js"
import { decodeBase64Url } from "../logic/smart/passkey.js"
import { type DeviceList, deviceList } from "./device-list.js"

const lists = new Map<Mode, DeviceList<PasskeyAccount>>()

/** The passkey accounts that were created on this device, the latest last. */
export function openPasskeyAccounts(mode: Mode): DeviceList<PasskeyAccount> {
  const list =
    lists.get(mode) ??
    deviceList(mode, "passkey-accounts", {
      read: readPasskeyAccount,
      keyOf: ({ address }) => address,
    })
  lists.set(mode, list)
  return list
}

/** The wallet of a passkey account. It reads the account's passkeys when it signs. */
export function walletOf(mode: Mode, { address, passphrase }: PasskeyAccount): WalletModule {
  const passkeys = () =>
    openPasskeyAccounts(mode)
      .getState()
      .find((one) => one.address === address)?.passkeys ?? []
  return smartAccount({
    id: walletIdOf(address),
    name: "Passkey",
    icon: new URL(`${basePath}mark.svg`, location.origin).href,
    url: "https://www.w3.org/TR/webauthn-3/",
    address,
    networks: [passphrase],
    async signAuthEntry(entry, { networkPassphrase, signal }) {
      const { signEntry } = await import("../logic/smart/sign-entry.js")
      return signEntry(entry, { networkPassphrase, passkeys: passkeys(), signal })
    },
    passkeys: () =>
      passkeys().map(({ id, publicKey }) => ({ id, publicKey: decodeBase64Url(publicKey) })),
  })
}

/** The id of the wallet of a passkey account. */
export function walletIdOf(address: string): string {
  return `passkey-${address}`
}
