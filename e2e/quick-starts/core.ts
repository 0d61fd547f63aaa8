import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"

const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })

/** Signs an envelope, base64 XDR. Call it in a click. */
export async function sign(xdr: string): Promise<string> {
  if (kit.getState().status !== "connected") await kit.connect("freighter")
  const { signedTxXdr } = await kit.signTransaction(xdr)
  return signedTxXdr // your transaction, with the verified signature of the connected account
}
