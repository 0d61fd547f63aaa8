import type { Session } from "./wire.js"

/**
 * The session to ask of those that hold an account (WC4): the active one first, then the youngest; one that has the
 * account on this network before the others.
 */
export function holderOf(
  sessions: readonly Session[],
  {
    address,
    networkPassphrase,
    activeTopic,
  }: { address: string; networkPassphrase?: string | undefined; activeTopic: string | undefined },
): Session | undefined {
  const holders = sessions
    .filter(({ accounts }) => accounts.some((account) => account.address === address))
    .sort(
      (a, b) =>
        Number(b.topic === activeTopic) - Number(a.topic === activeTopic) || b.expiry - a.expiry,
    )
  const onNetwork = ({ accounts }: Session): boolean =>
    !networkPassphrase ||
    accounts.some(
      (account) => account.address === address && account.networkPassphrase === networkPassphrase,
    )
  return holders.find(onNetwork) ?? holders[0]
}
