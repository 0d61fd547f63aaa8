import type { Session } from "./wire.js"

/**
 * Chooses among the sessions that hold an account (WC4). Sessions with the account on this network come first, then the
 * active one, then the newest one.
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
