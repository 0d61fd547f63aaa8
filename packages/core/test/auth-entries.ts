import { Address, Keypair, StrKey, xdr } from "@stellar/stellar-sdk"

/** A contract that authorizes, and one that is called. */
export const contract: string = StrKey.encodeContract(Buffer.alloc(32, 4))
export const called: string = StrKey.encodeContract(Buffer.alloc(32, 6))

/** Three keys whose addresses are in this order. */
export const signers: readonly [Keypair, Keypair, Keypair] = [1, 2, 3]
  .map((seed) => Keypair.fromRawEd25519Seed(Buffer.alloc(32, seed)))
  .sort((one, other) => Buffer.compare(one.rawPublicKey(), other.rawPublicKey())) as never

/** The credentials that an entry of the tests has. */
export type TestCredentials = "sourceAccount" | "address" | "addressV2"

/** An unsigned entry for `run` of a contract, or for another call. */
export function unsignedEntry(
  address: string,
  {
    credentials = "addressV2",
    args = [],
    name = "run",
    subInvocations = [],
    to = called,
  }: {
    credentials?: TestCredentials
    args?: xdr.ScVal[]
    name?: string
    subInvocations?: xdr.SorobanAuthorizedInvocation[]
    to?: string
  } = {},
): xdr.SorobanAuthorizationEntry {
  const fields = new xdr.SorobanAddressCredentials({
    address: Address.fromString(address).toScAddress(),
    nonce: 1234567890123n,
    signatureExpirationLedger: 1000,
    signature: xdr.ScVal.scvVoid(),
  })
  return new xdr.SorobanAuthorizationEntry({
    credentials:
      credentials === "sourceAccount"
        ? xdr.SorobanCredentials.sorobanCredentialsSourceAccount()
        : credentials === "address"
          ? xdr.SorobanCredentials.sorobanCredentialsAddress(fields)
          : xdr.SorobanCredentials.sorobanCredentialsAddressV2(fields),
    rootInvocation: invocation(to, name, args, subInvocations),
  })
}

/** A call of a contract. */
export function invocation(
  to: string,
  name: string,
  args: xdr.ScVal[] = [],
  subInvocations: xdr.SorobanAuthorizedInvocation[] = [],
): xdr.SorobanAuthorizedInvocation {
  return new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
      new xdr.InvokeContractArgs({
        contractAddress: Address.fromString(to).toScAddress(),
        functionName: name,
        args,
      }),
    ),
    subInvocations,
  })
}

/** A map of symbols to strings. */
export function textMap(fields: Readonly<Record<string, string>>): xdr.ScVal {
  return xdr.ScVal.scvMap(
    Object.entries(fields).map(
      ([name, text]) =>
        new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol(name), val: xdr.ScVal.scvString(text) }),
    ),
  )
}
