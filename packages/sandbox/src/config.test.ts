import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { SIGN_IN_KEY, sandboxConfig } from "./config.js"

test("calls the local network Local, with the passphrase of a standalone network [S3.55]", () => {
  expect(sandboxConfig(8000).networks.find(({ id }) => id === "local")).toEqual({
    id: "local",
    name: "Local",
    passphrase: Networks.STANDALONE,
    horizonUrl: "http://localhost:8000",
    rpcUrl: "http://localhost:8000/rpc",
    friendbotUrl: "http://localhost:8000/friendbot",
    relayerUrl: "http://localhost:8000/relayer",
    passkeyAccountUrl: "http://localhost:8000/passkey-account",
    signIn: {
      homeDomain: "localhost:8000",
      endpoint: "http://localhost:8000/auth",
      signingKey: SIGN_IN_KEY,
    },
  })
})

test("uses the passphrases of the real networks, Testnet first", () => {
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

test("serves web wallets from another site than localhost, and their models from localhost", () => {
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

test("puts the WalletConnect relay and explorer on the site of the web wallets", () => {
  expect(sandboxConfig(1234).walletConnect).toEqual({
    relayUrl: "ws://127.0.0.1:1234/walletconnect/relay",
    explorerUrl: "http://127.0.0.1:1234/walletconnect/explorer",
  })
})
