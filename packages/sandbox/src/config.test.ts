import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { sandboxConfig } from "./config.js"

test("the local network is called Local and has the passphrase of a standalone one [S3.55]", () => {
  expect(sandboxConfig(8000).networks.find(({ id }) => id === "local")).toEqual({
    id: "local",
    name: "Local",
    passphrase: Networks.STANDALONE,
    horizonUrl: "http://localhost:8000",
    rpcUrl: "http://localhost:8000/rpc",
    friendbotUrl: "http://localhost:8000/friendbot",
  })
})

test("the stand-ins have the passphrases of the networks that they stand in for, first the one that most wallets sign for", () => {
  expect(
    sandboxConfig(1234).networks.map(({ id, passphrase, horizonUrl, rpcUrl }) => [
      id,
      passphrase,
      horizonUrl,
      rpcUrl,
    ]),
  ).toEqual([
    [
      "testnet",
      Networks.TESTNET,
      "http://localhost:1234/testnet",
      "http://localhost:1234/testnet/rpc",
    ],
    ["public", Networks.PUBLIC, "http://localhost:1234/public", "http://localhost:1234/public/rpc"],
    ["local", Networks.STANDALONE, "http://localhost:1234", "http://localhost:1234/rpc"],
  ])
})

test("web wallets are on another site than a page on localhost, their models where the page may ask", () => {
  const { sites, hot, walletsUrl } = sandboxConfig(1234)
  expect(sites).toEqual({
    albedo: "http://127.0.0.1:1234/wallets/albedo",
    xbull: "http://127.0.0.1:1234/wallets/xbull/connect",
  })
  expect(hot).toEqual({
    relayUrl: "http://127.0.0.1:1234/hot",
    widgetUrl: "http://127.0.0.1:1234/wallets/hot/widget",
    browserUrl: "http://127.0.0.1:1234/wallets/hot/browser",
  })
  expect(walletsUrl).toBe("http://localhost:1234/wallets")
})

test("WalletConnect's relay and explorer are on the web wallets' site", () => {
  expect(sandboxConfig(1234).walletConnect).toEqual({
    relayUrl: "ws://127.0.0.1:1234/walletconnect/relay",
    explorerUrl: "http://127.0.0.1:1234/walletconnect/explorer",
  })
})
