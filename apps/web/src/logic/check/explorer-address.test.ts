import { networks } from "@alidade/core"
import { Keypair } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { readExplorerAddress } from "./explorer-address.js"

const address = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7)).publicKey()
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const hash = "4d61200124f63e5ebc2b090b90b833c8b485000a047349c1bf38d775dbfe3733"
const { Public, Testnet, Futurenet } = networks

test.each([
  [`https://stellar.expert/explorer/testnet/tx/${hash}`, { kind: "transaction", hash }, Testnet],
  [
    `https://stellar.expert/explorer/public/tx/${hash.toUpperCase()}#x`,
    { kind: "transaction", hash },
    Public,
  ],
  [
    `https://stellar.expert/explorer/public/account/${address}`,
    { kind: "account", address },
    Public,
  ],
  [
    `https://stellar.expert/explorer/testnet/contract/${contract}?filter=x`,
    { kind: "contract", address: contract },
    Testnet,
  ],
  [
    `https://stellar.expert/explorer/public/asset/USDC-${address}-1`,
    { kind: "asset", asset: `USDC:${address}` },
    Public,
  ],
  [
    "https://stellar.expert/explorer/testnet/ledger/58214307",
    { kind: "ledger", sequence: 58214307 },
    Testnet,
  ],
  [`https://stellarchain.io/transactions/${hash}`, { kind: "transaction", hash }, Public],
  [`https://testnet.stellarchain.io/accounts/${address}`, { kind: "account", address }, Testnet],
  [`https://futurenet.stellarchain.io/ledgers/7`, { kind: "ledger", sequence: 7 }, Futurenet],
  [
    `https://stellarchain.io/assets/USDC:${address}`,
    { kind: "asset", asset: `USDC:${address}` },
    Public,
  ],
  [
    `https://lab.stellar.org/r/testnet/contract/${contract}`,
    { kind: "contract", address: contract },
    Testnet,
  ],
  [
    `https://lab.stellar.org/smart-contracts/contract-explorer?$=network$id=testnet&label=Testnet;&smartContracts$explorer$contractId=${contract};;`,
    { kind: "contract", address: contract },
    Testnet,
  ],
  [
    `https://lab.stellar.org/endpoints/transactions?$=network$id=mainnet&endpoints$params$transaction_hash=${hash};;`,
    { kind: "transaction", hash },
    Public,
  ],
])("reads %s", (text, page, network) => {
  expect(readExplorerAddress(text)).toEqual({ page, network })
})

test("reads the explorer of one of the page's networks", () => {
  const own = [{ passphrase: "Local", explorerUrl: "https://explorer.example/x" }]
  const text = `https://explorer.example/x/tx/${hash}`
  expect(readExplorerAddress(text, own)).toEqual({
    page: { kind: "transaction", hash },
    network: "Local",
  })
  expect(readExplorerAddress(text)).toBeUndefined()
})

test.each([
  "https://stellar.expert/",
  "https://stellar.expert/explorer/public/tx/123",
  "https://stellar.expert/explorer/public/ledger/99999999999",
  "https://stellar.expert/%E0%A4%A",
  `https://stellar.expert.evil.example/explorer/public/account/${address}`,
  `https://evilstellar.expert/explorer/public/account/${address}`,
  `https://example.com/tx/${hash}`,
  `ftp://stellar.expert/explorer/public/tx/${hash}`,
  `https://stellar.expert/explorer/public/account/${address}?${"a".repeat(4000)}`,
  "https://",
])("reads nothing from %s", (text) => {
  expect(readExplorerAddress(text)).toBeUndefined()
})
