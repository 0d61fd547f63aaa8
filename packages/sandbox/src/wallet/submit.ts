import type { WalletModel } from "./model.js"

/**
 * Submits a signed envelope to its network's Horizon, as a wallet does that an app asked to send. Logs it as a misuse:
 * our kit submits by itself, and never asks a wallet to.
 *
 * @throws if the sandbox doesn't serve the network, or if Horizon refuses the transaction
 */
export async function submitSigned(
  model: WalletModel,
  envelope: string,
  passphrase: string,
): Promise<void> {
  void model.record("out", { misuse: "submit", envelope })
  const network = model.networks.find((known) => known.passphrase === passphrase)
  if (!network) throw new Error("The wallet knows no server of this network.")
  const { ok } = await fetch(`${network.horizonUrl}/transactions`, {
    method: "POST",
    body: new URLSearchParams({ tx: envelope }),
  })
  if (!ok) throw new Error("The network refused the transaction.")
}
