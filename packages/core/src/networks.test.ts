import { Networks } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { networkName, networks } from "./networks.js"

test("Public and Testnet have the passphrases of the specification and the SDK [S3.51 S3.52]", () => {
  expect(networks.Public).toBe("Public Global Stellar Network ; September 2015")
  expect(networks.Testnet).toBe("Test SDF Network ; September 2015")
  expect(networks.Public).toBe(Networks.PUBLIC)
  expect(networks.Testnet).toBe(Networks.TESTNET)
})

test("Futurenet, Sandbox and Standalone are known; Standalone is called Local [S3.53 S3.54 S3.55]", () => {
  expect(networks.Futurenet).toBe(Networks.FUTURENET)
  expect(networks.Sandbox).toBe(Networks.SANDBOX)
  expect(networks.Standalone).toBe(Networks.STANDALONE)
  expect(networkName(networks.Standalone)).toBe("Local")
})

test("a declared network has the app's name, an unknown one its passphrase", () => {
  expect(networkName("Mine ; 2026", [{ passphrase: "Mine ; 2026", name: "Mine" }])).toBe("Mine")
  expect(networkName("Mine ; 2026")).toBe("Mine ; 2026")
})
