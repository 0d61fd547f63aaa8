import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { tableOf } from "./table.js"

test("the table has each address once, in one column", () => {
  const table = tableOf(sandboxConfig(8000), sandboxAccounts)
  const lines = table.split("\n")
  for (const line of [
    "Control page        http://localhost:8000/sandbox",
    "Script for pages    http://localhost:8000/inject.js",
    "  Horizon           http://localhost:8000",
    "  Phone             http://localhost:8000/sandbox#phone",
    "  RPC               http://localhost:8000/rpc",
    "  Faucet            http://localhost:8000/friendbot?addr=G…",
    "  Sign-in           http://localhost:8000/.well-known/stellar.toml",
    "  Albedo            http://127.0.0.1:8000/wallets/albedo",
    `  Account 1         ${sandboxAccounts[0]!.address}`,
    "  Relay             ws://127.0.0.1:8000/walletconnect/relay",
  ])
    expect(lines).toContain(line)
  const addresses = table.match(/\w+:\/\/\S+/g) ?? []
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(lines.filter((line) => /\s$/.test(line))).toEqual([])
})
