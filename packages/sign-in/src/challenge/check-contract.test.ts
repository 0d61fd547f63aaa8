import { networks } from "@alidade/core"
import { xdr } from "@stellar/stellar-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import {
  type ContractChallengeParts,
  type ContractWorld,
  contractChallengeWith,
  contractWorld,
  textMap,
} from "../../test/contract-world.js"
import { publishedAnswer, publishedChallenge } from "../../test/sep-45.js"
import { type ContractChallengeContext, checkContractChallenge } from "../index.js"

let world: ContractWorld
let context: ContractChallengeContext

beforeAll(async () => {
  world = await contractWorld()
  context = {
    serverAccount: world.keys.server.publicKey(),
    webAuthContract: world.webAuth,
    networkPassphrase: world.network.passphrase,
    homeDomain: "example.org",
    webAuthDomain: "auth.example.org",
  }
})

const check = async (parts: Partial<ContractChallengeParts> = {}) =>
  checkContractChallenge(
    await contractChallengeWith(world, { account: world.shared, ...parts }),
    context,
  )

describe("checkContractChallenge accepts", () => {
  test.each(["address", "addressV2"] as const)(
    "AC2 AC4: a challenge with credentials of the kind %s",
    async (credentials) => {
      const { entries, roles, fields, ...challenge } = await check({ credentials, until: 500 })
      const nonce = "42"
      expect(challenge).toEqual({
        ...{ account: world.shared, homeDomain: "example.org", nonce, lastLedger: 500 },
      })
      expect(roles).toEqual(["account", "server"])
      expect(entries).toHaveLength(2)
      expect(fields.web_auth_domain).toBe("auth.example.org")
    },
  )

  test("AC2: entries in any order, with a client domain", async () => {
    const { server, app } = world.keys
    const addresses = [app.publicKey(), server.publicKey(), world.shared]
    const { clientDomain, roles } = await check({ clientDomain: "app.example", addresses })
    expect(clientDomain).toEqual({ domain: "app.example", account: app.publicKey() })
    expect(roles).toEqual(["clientDomain", "server", "account"])
  })

  test("one of several home domains", async () => {
    const homeDomain = ["other.example", "example.org"]
    const challenge = await contractChallengeWith(world, { account: world.shared })
    const checked = await checkContractChallenge(challenge, { ...context, homeDomain })
    expect(checked.homeDomain).toBe("example.org")
  })

  test.each([
    ["challenge", publishedChallenge, "2318448561"],
    ["answer", publishedAnswer, "322221399"],
  ])("AC4: the %s that SEP-45 publishes", async (_, entries, nonce) => {
    const published = {
      serverAccount: "GCHLHDBOKG2JWMJQBTLSL5XG6NO7ESXI2TAQKZXCXWXB5WI2X6W233PR",
      webAuthContract: "CCPPXWEQGRRIZK4PVVJBNRU3OPJ4UM276KDJO7IGKEOZKTODLVC5OK6A",
      networkPassphrase: networks.Testnet,
      homeDomain: "localhost:8080",
      webAuthDomain: "localhost:8080",
    }
    expect(await checkContractChallenge(entries, published)).toMatchObject({ nonce })
  })
})

describe("AC2: checkContractChallenge refuses a challenge", () => {
  const other = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"
  const stranger = () => world.keys.stranger.publicKey()
  const server = () => world.keys.server.publicKey()

  test.each<[string, () => Partial<ContractChallengeParts>, string]>([
    ["of another function", () => ({ name: "transfer" }), "challengeFunction"],
    [
      "that also allows another call",
      () => ({
        subInvocations: [
          new xdr.SorobanAuthorizedInvocation({
            function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
              new xdr.InvokeContractArgs({
                contractAddress: xdr.ScAddress.fromJson(other),
                functionName: "transfer",
                args: [],
              }),
            ),
            subInvocations: [],
          }),
        ],
      }),
      "challengeSubCalls",
    ],
    ["of another contract", () => ({ contract: other }), "challengeContract"],
    ["without an argument", () => ({ args: [] }), "challengeArgument"],
    [
      "with two arguments",
      () => ({ args: [textMap({ account: "a" }), textMap({})] }),
      "challengeArgument",
    ],
    ["with a number as argument", () => ({ args: [xdr.ScVal.scvU32(1)] }), "challengeArgument"],
    [
      "with other texts for the account alone",
      () => ({ ownTexts: { nonce: "43" } }),
      "challengeArgument",
    ],
    ["without a nonce", () => ({ texts: { nonce: undefined } }), "challengeArgument"],
    ["with an empty nonce", () => ({ texts: { nonce: "" } }), "challengeArgument"],
    [
      "for another home domain",
      () => ({ texts: { home_domain: "evil.example" } }),
      "challengeHomeDomain",
    ],
    [
      "from another host",
      () => ({ texts: { web_auth_domain: "evil.example" } }),
      "challengeWebAuthDomain",
    ],
    [
      "that names another server",
      () => ({ texts: { web_auth_domain_account: stranger() } }),
      "challengeServerAccount",
    ],
    [
      "of a classic account",
      () => ({ texts: { account: stranger() }, addresses: [stranger(), server()] }),
      "challengeNoContract",
    ],
    [
      "of no account",
      () => ({ texts: { account: "me" }, addresses: [server()] }),
      "challengeNoContract",
    ],
    [
      "with a client domain without its account",
      () => ({ texts: { client_domain: "app.example" } }),
      "challengeClientDomainKey",
    ],
    [
      "with an account of no client domain",
      () => ({ texts: { client_domain_account: stranger() } }),
      "challengeClientDomainKey",
    ],
    [
      "whose client domain's account is the server's",
      () => ({ texts: { client_domain: "app.example", client_domain_account: server() } }),
      "challengeClientDomainKey",
    ],
    [
      "whose client domain's account is a contract",
      () => ({ texts: { client_domain: "app.example", client_domain_account: other } }),
      "challengeClientDomainKey",
    ],
    [
      "that another key signed for the server",
      () => ({ signer: world.keys.stranger }),
      "challengeServerSignature",
    ],
    [
      "that the server signed for another network",
      () => ({ passphrase: networks.Public }),
      "challengeServerSignature",
    ],
    [
      "without the server's entry",
      () => ({ addresses: [world.shared] }),
      "challengeServerSignature",
    ],
    [
      "with two entries of the server",
      () => ({ addresses: [world.shared, server(), server()] }),
      "challengeServerSignature",
    ],
    ["without the account's entry", () => ({ addresses: [server()] }), "challengeAccountEntry"],
    [
      "with two entries of the account",
      () => ({ addresses: [world.shared, world.shared, server()] }),
      "challengeAccountEntry",
    ],
    [
      "without the client domain's entry",
      () => ({ clientDomain: "app.example", addresses: [world.shared, server()] }),
      "challengeClientDomainEntry",
    ],
    [
      "with an entry of somebody else",
      () => ({ addresses: [world.shared, server(), stranger()] }),
      "challengeOtherEntry",
    ],
  ])("%s", async (_, parts, key) => {
    await expect(check(parts())).rejects.toMatchObject({
      kind: "external",
      reason: { key: "badChallenge", values: { reason: { key } } },
    })
  })

  test("with an entry that the transaction's source authorizes", async () => {
    await expect(check({ credentials: "sourceAccount" })).rejects.toMatchObject({
      reason: { values: { reason: { key: "challengeServerSignature" } } },
    })
  })

  test.each([
    ["no list of entries", "AAAA"],
    ["an empty list", "AAAAAA=="],
    ["no base64", "<html>"],
    ["a list whose count is false", "f////w=="],
  ])("that is %s", async (_, entries) => {
    await expect(checkContractChallenge(entries, context)).rejects.toMatchObject({
      kind: expect.stringMatching(/^(external|bad-request)$/),
    })
  })
})
