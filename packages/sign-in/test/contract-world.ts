import { createKit, type Kit } from "@alidade/core"
import { createNetwork, type Network, type NetworkOptions, webAuthContract } from "@alidade/network"
import {
  Address,
  authorizeEntry,
  hash,
  type Keypair,
  Operation,
  rpc,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { onTestFinished, vi } from "vitest"
import { contractWasm } from "../../network/test/wat.js"

/** A network with the contract of a sign-in, contract accounts, and keys. */
export interface ContractWorld {
  network: Network
  webAuth: string
  /** An account for which one of two keys signs: the user's, or the second one. */
  shared: string
  /** An account of both. */
  both: string
  /** An account that accepts no signature at all. */
  open: string
  /** An account whose signature is the user's 64 bytes alone, or void for its delegates. */
  own: string
  keys: Record<"server" | "user" | "second" | "app" | "stranger", Keypair>
}

const names = ["server", "user", "second", "app", "stranger"] as const

/** Starts a network and deploys what a `ContractWorld` has. */
export async function contractWorld(options: NetworkOptions = {}): Promise<ContractWorld> {
  const network = createNetwork({ seed: "1", ...options })
  const keys = Object.fromEntries(
    names.map((name) => [name, network.keypair(name)]),
  ) as ContractWorld["keys"]
  // The network asks each account of an entry for its signers.
  for (const name of names) network.fund(keys[name])
  const bytes = (key: Keypair) => xdr.ScVal.scvBytes(key.rawPublicKey())
  const multisig = async (threshold: number) => {
    const list = xdr.ScVal.scvVec([keys.user, keys.second].map(bytes))
    return network.deploy(await contractWasm("multisig"), [list, xdr.ScVal.scvU32(threshold)])
  }
  return {
    network,
    keys,
    webAuth: await network.deploy(webAuthContract()),
    shared: await multisig(1),
    both: await multisig(2),
    open: await multisig(0),
    own: await network.deploy(await contractWasm("account"), [bytes(keys.user)]),
  }
}

/** What a test changes of a correct challenge. */
export interface ContractChallengeParts {
  account: string
  clientDomain?: string | undefined
  /** Changes texts of the argument, or removes them. */
  texts?: Readonly<Record<string, string | undefined>>
  contract?: string
  name?: string
  args?: xdr.ScVal[]
  subInvocations?: xdr.SorobanAuthorizedInvocation[]
  /** The addresses of the entries. */
  addresses?: readonly string[]
  /** The texts of the account's entry alone. */
  ownTexts?: Readonly<Record<string, string>>
  signer?: Keypair
  passphrase?: string
  credentials?: "address" | "addressV2" | "sourceAccount"
  until?: number
}

/** A challenge, correct but for the given parts, in base64. Built by the classes of Stellar's SDK. */
export async function contractChallengeWith(
  { network, keys, webAuth }: ContractWorld,
  parts: ContractChallengeParts,
): Promise<string> {
  const { account, clientDomain, signer = keys.server, passphrase = network.passphrase } = parts
  const until = parts.until ?? network.ledger.latest().header.ledgerSeq + 180
  const server = keys.server.publicKey()
  const texts: Readonly<Record<string, string | undefined>> = {
    account,
    ...(clientDomain && {
      client_domain: clientDomain,
      client_domain_account: keys.app.publicKey(),
    }),
    home_domain: "example.org",
    nonce: "42",
    web_auth_domain: "auth.example.org",
    web_auth_domain_account: server,
    ...parts.texts,
  }
  const invocation = (found: typeof texts) =>
    new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
        new xdr.InvokeContractArgs({
          contractAddress: Address.fromString(parts.contract ?? webAuth).toScAddress(),
          functionName: parts.name ?? "web_auth_verify",
          args: parts.args ?? [textMap(found)],
        }),
      ),
      subInvocations: parts.subInvocations ?? [],
    })
  const addresses = parts.addresses ?? [
    account,
    server,
    ...(clientDomain ? [keys.app.publicKey()] : []),
  ]
  const entries = addresses.map((address, index) => {
    const found = address === account ? { ...texts, ...parts.ownTexts } : texts
    const nonce = BigInt(index) + 77n
    return unsigned(address, nonce, invocation(found), parts.credentials)
  })
  const signed = entries.map((entry, index) =>
    addresses[index] === server ? signedBy(entry, signer, until, passphrase) : entry,
  )
  return joined(await Promise.all(signed))
}

const noCall = xdr.HostFunction.hostFunctionTypeUploadContractWasm(new Uint8Array())

/** A `SorobanAuthorizationEntries`. The SDK has no class for it, but it is the end of an operation's XDR. */
export function joined(auth: readonly xdr.SorobanAuthorizationEntry[]): string {
  const operation = new xdr.InvokeHostFunctionOp({ hostFunction: noCall, auth: [...auth] }).toXdr()
  return Buffer.from(operation.slice(noCall.toXdr().length)).toString("base64")
}

/** The entries of a `SorobanAuthorizationEntries`. */
export function split(base64: string): readonly xdr.SorobanAuthorizationEntry[] {
  const operation = Buffer.concat([noCall.toXdr(), Buffer.from(base64, "base64")])
  return xdr.InvokeHostFunctionOp.fromXdr(operation).auth
}

function unsigned(
  address: string,
  nonce: bigint,
  rootInvocation: xdr.SorobanAuthorizedInvocation,
  kind: ContractChallengeParts["credentials"] = "address",
): xdr.SorobanAuthorizationEntry {
  const { SorobanCredentials: Credentials } = xdr
  const fields = new xdr.SorobanAddressCredentials({
    address: Address.fromString(address).toScAddress(),
    nonce,
    signatureExpirationLedger: 0,
    signature: xdr.ScVal.scvVoid(),
  })
  const credentials = {
    address: () => Credentials.sorobanCredentialsAddress(fields),
    addressV2: () => Credentials.sorobanCredentialsAddressV2(fields),
    sourceAccount: () => Credentials.sorobanCredentialsSourceAccount(),
  }[kind]()
  return new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation })
}

/** A map of symbols to strings, in the order of their keys. */
export function textMap(texts: Readonly<Record<string, string | undefined>>): xdr.ScVal {
  const entries = Object.entries(texts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, text]) =>
      text === undefined
        ? []
        : [new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol(name), val: xdr.ScVal.scvString(text) })],
    )
  return xdr.ScVal.scvMap(entries)
}

/** An entry with a key's signature in the form of accounts. */
export function signedBy(
  entry: xdr.SorobanAuthorizationEntry,
  key: Keypair,
  until: number,
  passphrase: string,
): Promise<xdr.SorobanAuthorizationEntry> {
  const publicKey = key.publicKey()
  const sign = async (_: unknown, payload: Uint8Array) => ({
    signature: key.sign(Buffer.from(payload)),
    publicKey,
  })
  return authorizeEntry(entry, sign, until, passphrase)
}

/** The expiration of an entry. */
export function expirationOf({ credentials }: xdr.SorobanAuthorizationEntry): number {
  if (credentials.type === "sorobanCredentialsAddress")
    return credentials.address.signatureExpirationLedger
  if (credentials.type === "sorobanCredentialsAddressV2")
    return credentials.addressV2.signatureExpirationLedger
  throw new TypeError(credentials.type)
}

/** An entry in base64 whose signature is the key's 64 bytes, as the account `own` wants it. */
export async function bytesSigned(
  base64: string,
  key: Keypair,
  passphrase: string,
  until?: number,
): Promise<string> {
  const entry = xdr.SorobanAuthorizationEntry.fromXdr(base64, "base64")
  const signed = await authorizeEntry(
    entry,
    async (_, payload) => ({
      signatureScVal: xdr.ScVal.scvBytes(key.sign(Buffer.from(payload))),
    }),
    until ?? expirationOf(entry),
    passphrase,
  )
  return signed.toXdr("base64")
}

/** Simulates a signed challenge with Stellar's SDK, as a server does. Returns why it fails. */
export async function simulatedBySdk(
  { network, webAuth, keys }: ContractWorld,
  authorizationEntries: string,
): Promise<string | undefined> {
  const auth = split(authorizationEntries)
  const called = auth[0]!.rootInvocation.function
  if (called.type !== "sorobanAuthorizedFunctionTypeContractFn") throw new TypeError(called.type)
  const call = Operation.invokeContractFunction({
    contract: webAuth,
    function: "web_auth_verify",
    args: [...called.contractFn.args],
    auth: [...auth],
  })
  const server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  const transaction = new TransactionBuilder(await server.getAccount(keys.stranger.publicKey()), {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(call)
    .setTimeout(0)
    .build()
  const simulated = await server.simulateTransaction(transaction)
  return rpc.Api.isSimulationError(simulated) ? simulated.error : undefined
}

/** How a test's wallet answers. */
export interface WalletAnswers {
  /** The address that it shares: `C…`, or by default the user's. */
  address?: string
  /** Its answer to an authorization: by default the user's signature. */
  sign?: (preimage: string, entry: string) => string | Promise<string>
}

/** A kit on the world's network, connected to a wallet. */
export async function contractKit(
  { network, keys }: ContractWorld,
  { address = keys.user.publicKey(), sign = keySignature(keys.user) }: WalletAnswers = {},
) {
  const { passphrase, rpcUrl } = network
  const asked = vi.fn(sign)
  const unused = async (): Promise<never> => {
    throw new Error("not asked for")
  }
  const kit: Kit = createKit({
    network: passphrase,
    networks: [{ name: "Test", passphrase, rpcUrl }],
    storage: null,
    wallets: [
      {
        productId: "test",
        productName: "Test Wallet",
        productUrl: "https://wallet.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: async () => ({ address }),
        getNetwork: async () => ({ network: "TEST", networkPassphrase: passphrase }),
        signTransaction: unused,
        signMessage: unused,
        signAuthEntry: async (preimage, options) => ({
          signedAuthEntry: await asked(preimage, options!.entry!),
        }),
      },
    ],
  })
  onTestFinished(() => kit.destroy())
  await kit.connect("test")
  return { kit, asked }
}

/** A key's signature of a preimage, in base64. */
export function keySignature(key: Keypair) {
  return (preimage: string): string => {
    const signature = key.sign(Buffer.from(hash(Buffer.from(preimage, "base64"))))
    return Buffer.from(signature).toString("base64")
  }
}
