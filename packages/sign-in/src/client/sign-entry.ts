import { connectionsOf, decodeAddress, reason, WalletError } from "@alidade/core"
import { addEntrySignature, checkEntrySignatures, entryPreimage } from "@alidade/core/entries"
import { type ClientDomain, unsigned } from "./client-domain.js"
import type { SignInOptions, SignInStart } from "./sign-in-options.js"

type Signing = Pick<SignInStart, "account" | "networkPassphrase">

/**
 * Has the contract account's entry signed: by `signEntry` if there is one, else by the kit's wallet. Throws `altered` if
 * anything but its signatures has changed, `bad-reply` if the wallet's answer cannot be put into the entry, and what the
 * kit throws.
 */
export async function signOwnEntry(
  entry: string,
  options: SignInOptions,
  signing: Signing,
): Promise<string> {
  const { networkPassphrase } = signing
  const signed = options.signEntry
    ? await options.signEntry(entry, networkPassphrase)
    : await signByKit(entry, options, signing)
  if (await isSame(entry, signed, networkPassphrase)) return signed
  throw new WalletError(
    "altered",
    reason("signInAltered", "The signed authorization is not the one that was sent."),
  )
}

async function signByKit(
  entry: string,
  { kit, signal }: SignInOptions,
  { account, networkPassphrase }: Signing,
): Promise<string> {
  const state = kit.getState()
  const { activeAddress } = state
  const isConnected = connectionsOf(state).some(({ address }) => address === account)
  const preimage = await entryPreimage(entry, networkPassphrase)
  const { signedAuthEntry, signerAddress = activeAddress } = await kit.signAuthEntry(preimage, {
    entry,
    networkPassphrase,
    // Its own wallet signs, or a signer of the account.
    ...(isConnected ? { address: account } : { onBehalfOf: account }),
    ...(signal && { signal }),
  })
  // Only the wallet of a contract account can return the whole entry: of others, the kit accepts 64 bytes.
  if (await isEntry(signedAuthEntry, networkPassphrase)) return signedAuthEntry
  if (signerAddress === undefined || decodeAddress(signerAddress).kind === "contract")
    throw new WalletError(
      "bad-reply",
      reason(
        "signInSignatureForm",
        "The wallet of a contract's account must return the whole signed authorization entry.",
      ),
    )
  const signature = signedAuthEntry
  return addEntrySignature(entry, { place: account, signer: signerAddress, signature })
}

/** Has the client domain sign its entry, and checks that it did and changed nothing else. Throws `external`. */
export async function signClientEntry(
  entry: string,
  networkPassphrase: string,
  { domain, signEntry }: ClientDomain,
  account: string,
): Promise<string> {
  if (!signEntry)
    throw new WalletError(
      "bad-request",
      reason("signInNoSignEntry", "For a contract's account, clientDomain needs signEntry."),
    )
  const signed = await signEntry(entry, networkPassphrase)
  if (await isSame(entry, signed, networkPassphrase)) {
    const [place] = (await checkEntrySignatures(signed, { networkPassphrase })).places
    if (place?.state === "valid" && place.signers.includes(account)) return signed
  }
  throw unsigned(domain)
}

/** Whether a text is an entry that differs from another at most in its signatures and delegates. */
async function isSame(sent: string, returned: string, networkPassphrase: string): Promise<boolean> {
  if (!(await isEntry(returned, networkPassphrase))) return false
  const [one, other] = await Promise.all(
    [sent, returned].map(async (entry) => {
      const { places } = await checkEntrySignatures(entry, { networkPassphrase })
      // What is signed has the call, the nonce, and the expiration, but for version 1 not the address.
      return `${await entryPreimage(entry, networkPassphrase)} ${places[0]?.address}`
    }),
  )
  return one === other
}

async function isEntry(text: string, networkPassphrase: string): Promise<boolean> {
  try {
    await entryPreimage(text, networkPassphrase)
    return true
  } catch {
    return false
  }
}
