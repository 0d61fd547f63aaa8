/**
 * Builds a fee bump (base64 XDR, unsigned) around a signed envelope, paid by an account (`G…`). It offers what usual
 * transactions pay now, and enough to replace the one that may be queued. Throws a `WalletError` for a broken envelope.
 */
export async function composeFeeBump(
  network: { passphrase: string; horizonUrl: string },
  { xdr, isRefused }: { xdr: string; isRefused: boolean },
  feeSource: string,
): Promise<string> {
  const { buildFeeBump, fees, leastFeeBump } = await import("@alidade/core/send")
  const rates = await fees(network).catch(() => undefined)
  const fee = leastFeeBump(xdr, {
    ...(rates && { fees: { slow: rates.usual } }),
    ...(isRefused && { refused: {} }),
  })
  return buildFeeBump({ xdr, fee, feeSource })
}
