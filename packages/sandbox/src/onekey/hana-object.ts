import type { OnekeyStellar } from "./provider.js"

/** The object that OneKey puts instead of Hana's (IN5). Arguments are one object, results plain texts. */
export interface OnekeyAsHana {
  getPublicKey(): Promise<string>
  signTransaction(request: {
    xdr: string
    accountToSign?: string
    networkPassphrase?: string
  }): Promise<string>
  signAuthEntry(request: { xdr: string; accountToSign?: string }): Promise<string>
  signMessage(request: { message: string; accountToSign?: string }): Promise<string>
  signBlob(request: { blob: string; accountToSign?: string }): Promise<string>
  getNetwork(): Promise<{ network: string; networkPassphrase: string }>
  disconnect(): Promise<void>
}

/** Gives OneKey's object the form of Hana's. */
export function asHana(provider: OnekeyStellar): OnekeyAsHana {
  const signMessage = async (message: string, address: string | undefined): Promise<string> =>
    (await provider.signMessage(message, { address })).signedMessage
  return {
    getPublicKey: () => provider.getPublicKey(),
    async signTransaction({ xdr, accountToSign, networkPassphrase }) {
      const opts = {
        ...(accountToSign && { address: accountToSign }),
        ...(networkPassphrase && { networkPassphrase }),
      }
      return (await provider.signTransaction(xdr, opts)).signedTxXdr
    },
    signAuthEntry: async ({ xdr, accountToSign }) =>
      (await provider.signAuthEntry(xdr, { address: accountToSign })).signedAuthEntry,
    signMessage: ({ message, accountToSign }) => signMessage(message, accountToSign),
    signBlob: ({ blob, accountToSign }) => signMessage(blob, accountToSign),
    getNetwork: () => provider.getNetwork(),
    disconnect: () => provider.disconnect(),
  }
}
