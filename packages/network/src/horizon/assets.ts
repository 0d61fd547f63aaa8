import { Address, Asset, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { issuedAsset, trustLineAsset } from "../entries/asset.js"
import { TrustLineFlag } from "../entries/trust-line.js"
import type { Ledger } from "../transactions/ledger.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { accountFlags } from "./account-fields.js"
import { assetFields, assetText, readAsset } from "./asset-fields.js"
import { entriesOf } from "./entries-of.js"
import { amount, link } from "./format.js"
import type { Rows } from "./page.js"

/** `GET /assets`, by code or issuer: who holds each issued asset, and how much. */
export function assetRows(network: ServedNetwork): Rows {
  return ({ query }) => {
    const [code, issuer] = [query.get("asset_code"), query.get("asset_issuer")]
    return [...issuedAssets(network)].flatMap((text) => {
      const fields = assetFields(readAsset("asset", text))
      if (code && fields.asset_code !== code) return []
      if (issuer && fields.asset_issuer !== issuer) return []
      const token = `${fields.asset_code}_${fields.asset_issuer}_${fields.asset_type}`
      return [{ token, record: () => assetRecord(network, text, token) }]
    })
  }
}

/** Each asset that a trust line, a claimable balance, or a pool holds. */
function issuedAssets(network: ServedNetwork): Set<string> {
  const lines = entriesOf(network, "trustline").flatMap(({ data: { trustLine } }) =>
    trustLine.asset.type === "assetTypePoolShare" ? [] : assetText(trustLine.asset),
  )
  const balances = entriesOf(network, "claimableBalance").map(({ data }) =>
    assetText(data.claimableBalance.asset),
  )
  return new Set([...lines, ...balances].filter((text) => text !== "native"))
}

function assetRecord(network: ServedNetwork, text: string, token: string): object {
  const asset = readAsset("asset", text)
  const { ledger } = network
  const account = ledger.account(issuedAsset(trustLineAsset(asset)).issuer)
  const fields = assetFields(asset)
  const domain = account && String(account.homeDomain)
  const contract = Asset.fromOperation(asset).contractId(ledger.passphrase)
  const inContracts = contractBalances(network, contract)
  const inBalances = entriesOf(network, "claimableBalance")
    .map(({ data }) => data.claimableBalance)
    .filter((balance) => balance.asset.equals(asset))
    .map((balance) => balance.amount)
  const inPools = entriesOf(network, "liquidityPool").flatMap(({ data }) => {
    const { params, reserveA, reserveB } = data.liquidityPool.body.constantProduct
    if (params.assetA.equals(asset)) return reserveA
    return params.assetB.equals(asset) ? reserveB : []
  })
  return {
    _links: { toml: link(domain ? `https://${domain}/.well-known/stellar.toml` : "") },
    ...fields,
    paging_token: token,
    contract_id: isDeployed(ledger, contract) ? contract : undefined,
    ...holders(network, text),
    num_claimable_balances: inBalances.length,
    claimable_balances_amount: amount(sum(inBalances)),
    num_liquidity_pools: inPools.length,
    liquidity_pools_amount: amount(sum(inPools)),
    num_contracts: inContracts.length,
    contracts_amount: amount(sum(inContracts)),
    flags: accountFlags(account?.flags ?? 0),
  }
}

/** How many accounts hold an asset and how much, by how far the issuer authorized them. */
function holders(network: ServedNetwork, text: string): object {
  const lines = entriesOf(network, "trustline")
    .map(({ data }) => data.trustLine)
    .filter(({ asset }) => assetText(asset) === text)
  const standing = (flags: number) =>
    flags & TrustLineFlag.authorized
      ? "authorized"
      : flags & TrustLineFlag.maintainsLiabilities
        ? "authorized_to_maintain_liabilities"
        : "unauthorized"
  const classes = ["authorized", "authorized_to_maintain_liabilities", "unauthorized"]
  const of = (name: string) => lines.filter(({ flags }) => standing(flags) === name)
  return {
    accounts: Object.fromEntries(classes.map((name) => [name, of(name).length])),
    balances: Object.fromEntries(
      classes.map((name) => [name, amount(sum(of(name).map(({ balance }) => balance)))]),
    ),
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, one) => total + one, 0n)
}

function isDeployed({ entries }: Ledger, contract: string): boolean {
  const key = new xdr.LedgerKeyContractData({
    contract: new Address(contract).toScAddress(),
    key: xdr.ScVal.scvLedgerKeyContractInstance(),
    durability: xdr.ContractDataDurability.persistent,
  })
  return entries.has(String(xdr.LedgerKey.contractData(key)))
}

/** What contracts hold of an asset, in its own contract's data. */
function contractBalances(network: ServedNetwork, contract: string): bigint[] {
  const holder = new Address(contract).toScAddress()
  return entriesOf(network, "contractData").flatMap(({ data: { contractData } }) => {
    if (!contractData.contract.equals(holder) || contractData.key.type !== "scvVec") return []
    const [name] = scValToNative(contractData.key) as unknown[]
    if (name !== "Balance") return []
    return (scValToNative(contractData.val) as { amount: bigint }).amount
  })
}
