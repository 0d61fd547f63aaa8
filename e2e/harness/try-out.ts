import { createKit, type Kit, networks, type WalletError } from "@alidade/core"
import type { Answer, SandboxConfig, SimulatedWallet } from "@alidade/sandbox/browser"
import type { contract } from "@stellar/stellar-sdk"
import type { Requests } from "../wallets/samples.js"
import { limitedBy, serve } from "./driven-kit.js"
import { type LoadedWallet, loadWallet, nextPayment, type WalletTransport } from "./modules.js"

/** The results of one wallet, in the words of the table of wallets in the documents. */
export interface TryOutResult {
  /** By feature: `yes`, or the kind, code and message of the error. */
  features: Record<string, string>
  /** By fault: the kind of the error and the key of its reason, or `cannot` and why the fault can't happen. */
  faults: Record<string, string>
  /** Signatures by request, base64. */
  signatures: { transaction?: string; v1?: string; v2?: string; message?: string }
  /** How a transfer by the SDK's `contract.Client` with the kit's signer ended, over the sandbox's JSON-RPC. */
  transfer: string
}

const YES = "yes"

/** Tests a wallet over one transport through the kit, on Public. */
export async function tryOut(
  transport: WalletTransport,
  config: SandboxConfig,
  requests: Requests,
): Promise<TryOutResult> {
  const loaded = await loadWallet(transport, config)
  const { wallet } = loaded
  await wallet.update({ network: "public", answer: "approve" })
  const limits: { sign?: number } = {}
  const module = limitedBy(loaded.module, limits)
  const network = config.networks.find(({ id }) => id === "public")!.passphrase
  const { productId: id } = module
  let kit = createKit({ network, wallets: [module] })
  let stop = serve(kit, loaded)
  const path = wallet.home === "device" ? { path: "44'/148'/0'" } : {}
  const features: TryOutResult["features"] = {}
  const signatures: TryOutResult["signatures"] = {}

  await kit.refreshSupportedWallets()
  features.connect = await outcomeOf(() => kit.connect(id, path))
  features.transaction = await outcomeOf(async () => {
    signatures.transaction = (await kit.signTransaction(requests.transaction)).signedTxXdr
  })
  for (const type of ["v1", "v2"] as const)
    features[type] = await outcomeOf(async () => {
      signatures[type] = (await kit.signAuthEntry(requests[type])).signedAuthEntry
    })
  features.message = await outcomeOf(async () => {
    signatures.message = (await kit.signMessage(requests.message)).signedMessage
  })
  features.network = await outcomeOf(() => kit.getNetwork())
  const { activeAddress } = kit.getState()
  const transfer = await transferBy(kit, config)
  features.submit = await outcomeOf(async () =>
    kit.signAndSubmitTransaction(await nextPayment(activeAddress!, config, "public")),
  )

  stop()
  kit.destroy()
  kit = createKit({ network, wallets: [module] })
  await holds(
    kit,
    () => kit.getState().status === "connected" || kit.getState().status === "disconnected",
  )
  const restored = kit.getState()
  features.restore =
    restored.status === "connected" && restored.activeAddress === activeAddress
      ? restored.trust === "remembered"
        ? "as remembered"
        : YES
      : restored.status
  await kit.refreshSupportedWallets()

  const faults = await faultsOf(kit, { ...loaded, module, limits }, requests, path)
  if (transport === "gnomon") faults.absent = "cannot notListed"
  else if (!["site", "either", "phone"].includes(wallet.home)) {
    await wallet.update({ installed: false })
    const other = createKit({ network, wallets: [module], storage: null })
    faults.absent = faultIn(await outcomeOf(() => loaded.side.click(() => other.connect(id, path))))
    other.destroy()
    await wallet.update({ installed: true })
  } else faults.absent = "cannot alwaysThere"

  stop = serve(kit, loaded)
  await wallet.update({ answer: "approve", network: "public" })
  // An extension that was away puts another object on the page.
  if (kit.getState().status !== "connected" || module.watch || wallet.home === "device")
    await kit.connect(id, path)
  if (module.watch) {
    const { account } = await wallet.refresh()
    const other = wallet.accounts.find(({ address }) => address !== account)!.address
    // Asking for the account again and again might open windows: where nobody knows, only the network is followed.
    const isUntried = module.capabilities?.source === "documents"
    await wallet.update(isUntried ? { network: "testnet" } : { account: other })
    const isSeen = (): boolean => (isUntried ? isOnTestnet(kit) : isChanged(kit, account))
    features.watch = !(await holds(kit, isSeen)) ? "not seen" : isUntried ? "network" : YES
  } else features.watch = "no"
  await kit.disconnect()
  features.disconnect = kit.getState().status === "disconnected" ? YES : kit.getState().status
  stop()
  kit.destroy()
  faults.lost = await faultWhenLost(loaded, network, requests.transaction)
  faults["two answers"] = await faultOfTwo(loaded, network, requests.transaction, transport)
  return { features, faults, signatures, transfer }
}

/** Provokes each fault of a transaction signature, inside a click, without a screen. */
async function faultsOf(
  kit: Kit,
  {
    module,
    wallet,
    side,
    isSilentWhenClosed,
    limits,
  }: LoadedWallet & { limits: { sign?: number } },
  { transaction }: Requests,
  path: { path?: string },
): Promise<TryOutResult["faults"]> {
  const faults: TryOutResult["faults"] = {}
  // Enough time, on a busy machine too, for a window to open and its closing to be noticed. A short time is enough if
  // closing is never noticed.
  const whenClosed = isSilentWhenClosed ? 300 : 30_000
  async function recordFault(
    fault: string,
    answer: Answer,
    networkPassphrase?: string,
  ): Promise<void> {
    await side.approve()
    await wallet.update({ answer })
    const options = networkPassphrase === undefined ? {} : { networkPassphrase }
    const sign = (): Promise<unknown> => kit.signTransaction(transaction, options)
    faults[fault] = faultIn(await outcomeOf(() => side.click(sign)))
  }
  await recordFault("reject", "reject")
  await recordFault("wrong account", "wrong-signer")
  await recordFault("altered", "alter")
  limits.sign = whenClosed
  await recordFault("close", "close")
  limits.sign = 300
  await recordFault("silent", "never")
  delete limits.sign
  // Closing a device's screen has unplugged it.
  if (faults.close?.startsWith("unplugged")) {
    await wallet.update({ installed: true, answer: "approve" })
    await side.click(() => kit.connect(module.productId, path))
  }
  limits.sign = whenClosed
  await wallet.update({ locked: true })
  await recordFault("lock", "close")
  delete limits.sign
  await wallet.update({ locked: false })
  // A wallet with a single network is requests for another one. Other wallets are set to another one.
  const isSingle = wallet.networks.length === 1
  if (!isSingle) await wallet.update({ network: "testnet" })
  await recordFault("wrong network", "approve", isSingle ? networks.Testnet : undefined)
  return faults
}

/** The result of a signature after the page has lost the extension. */
async function faultWhenLost(
  { module, wallet, side }: LoadedWallet,
  network: string,
  transaction: string,
): Promise<string> {
  if (!side.lose) return wallet.home === "extension" ? "cannot noSign" : "cannot noExtension"
  const kit = createKit({ network, wallets: [module], storage: null })
  await kit.connect(module.productId)
  await side.lose()
  const fault = faultIn(await outcomeOf(() => kit.signTransaction(transaction)))
  await side.find?.()
  kit.destroy()
  return fault
}

/** Why only one party can answer, by where a wallet is. */
const singleParty: Readonly<Record<SimulatedWallet["home"], string>> = {
  extension: "oneObject",
  site: "ownWindow",
  either: "ownWindow",
  phone: "ownSession",
  device: "oneDevice",
}

/** The result of a signature once a second extension answers as the wallet (IN5, IN6). */
async function faultOfTwo(
  { module, wallet }: LoadedWallet,
  network: string,
  transaction: string,
  transport: WalletTransport,
): Promise<string> {
  const { onekey } = window.alidadeSandbox!.wallets
  const second = transport === "hana" ? onekey! : wallet
  const quirk = ["IN6", "IN5"].find((id) => second.quirks.some((each) => each.id === id))
  if (!quirk || (second.productId === "onekey") !== (transport === "hana"))
    return `cannot ${transport === "xbull extension" ? "oneObject" : singleParty[wallet.home]}`
  const kit = createKit({ network, wallets: [module], storage: null })
  await kit.connect(module.productId)
  await second.update({ installed: true, quirks: { [quirk]: true } })
  const outcome = await outcomeOf(() => kit.signTransaction(transaction))
  kit.destroy()
  return outcome === YES ? "cannot accountDecides" : faultIn(outcome)
}

/** Pays 7 stroops of XLM by the asset's contract, from build to result. Returns the status or the error. */
async function transferBy(kit: Kit, config: SandboxConfig): Promise<string> {
  const { friendbotUrl, rpcUrl } = config.networks.find(({ id }) => id === "public")!
  const { Asset, Keypair } = await import("@stellar/stellar-sdk/base")
  const { Client } = await import("@stellar/stellar-sdk/contract")
  const signer = kit.signer()!
  const to = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey()
  for (const address of [signer.publicKey, to]) await fetch(`${friendbotUrl}?addr=${address}`)
  try {
    const contractId = Asset.native().contractId(signer.networkPassphrase)
    const client = await Client.from<Lumens>({ ...signer, contractId, rpcUrl, allowHttp: true })
    const transaction = await client.transfer({ from: signer.publicKey, to, amount: 7n })
    const { getTransactionResponse } = await transaction.signAndSend()
    return String(getTransactionResponse?.status)
  } catch (thrown) {
    return String(thrown)
  }
}

type Lumens = contract.Client & {
  transfer(args: {
    from: string
    to: string
    amount: bigint
  }): Promise<contract.AssembledTransaction<unknown>>
}

async function outcomeOf(call: () => unknown): Promise<string> {
  try {
    await call()
    return YES
  } catch (thrown) {
    const { kind, code, reason, message } = thrown as Partial<WalletError>
    // A remedy is a second sentence.
    const { key = "–", values } = reason ?? {}
    const inner = values?.said as { key?: string } | undefined
    return `${kind} ${code} ${key === "withRemedy" ? inner?.key : key} ${message}`
  }
}

/** The kind of an outcome's error and the key of its reason. A wallet that signs shows that the request decides. */
function faultIn(outcome: string): string {
  const [kind, , key] = outcome.split(" ")
  return outcome === YES ? "cannot requestDecides" : `${kind} ${key}`
}

const isChanged = (kit: Kit, account: string): boolean => {
  const state = kit.getState()
  return state.status === "connected" && (state.activeAddress !== account || state.locked === true)
}

const isOnTestnet = (kit: Kit): boolean => {
  const state = kit.getState()
  return state.status === "connected" && state.walletNetwork?.networkPassphrase === networks.Testnet
}

/** Waits until a condition holds for a kit's state, half a minute at most. */
function holds(kit: Kit, is: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (found: boolean): void => {
      clearTimeout(timer)
      stop()
      resolve(found)
    }
    const timer = setTimeout(() => end(false), 30_000)
    const stop = kit.subscribe(() => is() && end(true))
    if (is()) end(true)
  })
}
