import { randomBytes, randomInt } from "node:crypto"
import { json, type Reply } from "@alidade/network/http"
import {
  Address,
  Asset,
  authorizeEntry,
  type Keypair,
  nativeToScVal,
  StrKey,
  xdr,
} from "@stellar/stellar-sdk"
import { refusal } from "../wallets/control.js"
import { type ClientDomain, readClientDomain } from "./client-domain.js"
import { encodeEntries } from "./entry-list.js"
import type { SignInFault } from "./faults.js"
import { type SignInSite, signInKey, stranger } from "./site.js"
import { webAuthContractOf } from "./web-auth-contract.js"

/** For how many ledgers the server's signature is valid: 15 minutes, as SEP-10's challenges. */
const LIFETIME = 180

/** A challenge that was given: what the account signs is this call and nothing else. */
export interface GivenChallenge {
  readonly account: string
  readonly clientDomain: string | undefined
  readonly call: xdr.SorobanAuthorizedInvocation
}

/** Answers `GET /auth-contract?account=C…&home_domain=…` (SEP-45). Refusals are `{error}` with status 400. */
export async function contractChallengeFor(
  site: SignInSite,
  query: URLSearchParams,
  fault: SignInFault,
): Promise<{ reply: Reply; given: GivenChallenge }> {
  const { homeDomain } = site.signIn
  const account = query.get("account") ?? ""
  if (!StrKey.isValidContract(account)) throw refusal(400, "`account` must be a contract: C…")
  if (query.get("home_domain") !== homeDomain)
    throw refusal(400, `\`home_domain\` must be ${homeDomain}.`)
  const client = await readClientDomain(query.get("client_domain"))
  const key = fault === "server-key" ? stranger() : signInKey()
  const call = await callFor(site, { account, client, key }, fault)
  const signers = [account, key.publicKey(), ...(client ? [client.signingKey] : [])]
  const entries = signers.map((signer) => entryOf(signer, call))
  const until = site.ledger.latest().header.ledgerSeq + LIFETIME
  const passphrase = fault === "network" ? `Not: ${site.passphrase}` : site.passphrase
  entries[1] = await authorizeEntry(entries[1]!, key, until, passphrase)
  const reply = json({
    authorization_entries: encodeEntries(entries),
    network_passphrase: site.passphrase,
  })
  return { reply, given: { account, clientDomain: client?.domain, call } }
}

async function callFor(
  site: SignInSite,
  { account, client, key }: { account: string; client: ClientDomain | undefined; key: Keypair },
  fault: SignInFault,
): Promise<xdr.SorobanAuthorizedInvocation> {
  const { homeDomain } = site.signIn
  const texts = {
    account: fault === "account" ? Asset.native().contractId(site.passphrase) : account,
    home_domain: fault === "home-domain" ? "other.example" : homeDomain,
    nonce: randomBytes(24).toString("base64"),
    web_auth_domain: fault === "web-auth-domain" ? "other.example" : homeDomain,
    web_auth_domain_account: key.publicKey(),
    ...(client && { client_domain: client.domain, client_domain_account: client.signingKey }),
  }
  const names = Object.keys(texts)
  const type = Object.fromEntries<["symbol", "string"]>(
    names.map((name) => [name, ["symbol", "string"]]),
  )
  const contract = await webAuthContractOf(site.network)
  const subInvocations = fault === "payment" ? [paymentOf(site, account)] : []
  const map = nativeToScVal(texts, { type })
  return invocationOf(contract, "web_auth_verify", [map], subInvocations)
}

/** A payment of 100 XLM from the user's account to the server's. */
function paymentOf({ passphrase }: SignInSite, account: string): xdr.SorobanAuthorizedInvocation {
  const address = (text: string): xdr.ScVal => nativeToScVal(text, { type: "address" })
  const amount = nativeToScVal(1_000_000_000n, { type: "i128" })
  const args = [address(account), address(signInKey().publicKey()), amount]
  return invocationOf(Asset.native().contractId(passphrase), "transfer", args, [])
}

function invocationOf(
  contract: string,
  functionName: string,
  args: xdr.ScVal[],
  subInvocations: xdr.SorobanAuthorizedInvocation[],
): xdr.SorobanAuthorizedInvocation {
  const contractAddress = new Address(contract).toScAddress()
  const call = new xdr.InvokeContractArgs({ contractAddress, functionName, args })
  return new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(call),
    subInvocations,
  })
}

/** The entry of a signer, not signed yet. */
function entryOf(
  signer: string,
  rootInvocation: xdr.SorobanAuthorizedInvocation,
): xdr.SorobanAuthorizationEntry {
  const credentials = new xdr.SorobanAddressCredentials({
    address: new Address(signer).toScAddress(),
    nonce: BigInt(randomInt(2 ** 47)),
    signatureExpirationLedger: 0,
    signature: xdr.ScVal.scvVoid(),
  })
  return new xdr.SorobanAuthorizationEntry({
    credentials: xdr.SorobanCredentials.sorobanCredentialsAddress(credentials),
    rootInvocation,
  })
}
