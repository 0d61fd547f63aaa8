import { type AccountNetwork, onLedgerChange, readAccount } from "@alidade/core/account"
import { type QueryClient, queryOptions } from "@tanstack/react-query"

export const accountQuery = (network: AccountNetwork, address: string) =>
  queryOptions({
    queryKey: ["stellar", network.passphrase, address],
    queryFn: ({ signal }) => readAccount(network, address, { signal }),
  })

export const followLedger = (client: QueryClient) =>
  onLedgerChange((passphrase) => client.invalidateQueries({ queryKey: ["stellar", passphrase] }))
