import { json, type Reply, type Request, type Route, untilAborted } from "@alidade/network/http"
import { localOnly, readBody, refusal } from "../wallets/control.js"
import { challengeFor } from "./challenge.js"
import { contractChallengeFor } from "./contract-challenge.js"
import { openContractExchange } from "./contract-exchange.js"
import { openExchange } from "./exchange.js"
import { type SignInFault, signInFaults } from "./faults.js"
import { contractsEndpoint, type SignInSite } from "./site.js"
import { stellarToml } from "./stellar-toml.js"

/** The servers that sign users in. */
export interface SignInServers {
  /** The routes that read and set the fault. */
  readonly routes: readonly Route[]
  /** The routes of a network's site: its `stellar.toml`, and the sign-in. */
  siteRoutes(site: SignInSite): Route[]
}

/**
 * Opens the servers that sign users in, one per network (SEP-10, and SEP-45 for contract accounts). `GET /sign-in/state` returns their fault, `POST
 * /sign-in/update` sets it (`{fault}`), and `POST /sign-in/reset` removes it. Bodies and replies are JSON.
 */
export function openSignIn(): SignInServers {
  const exchange = openExchange()
  const contracts = openContractExchange()
  let fault: SignInFault = "none"

  /** Replies with the faults that concern the whole server. */
  const serve =
    (answer: (request: Request) => Reply | Promise<Reply>) =>
    (request: Request): Reply | Promise<Reply> => {
      if (fault === "error") throw refusal(500, "The sign-in fails on purpose.")
      if (fault === "silent")
        return { status: 200, type: "application/json", body: (_, gone) => untilAborted(gone) }
      return answer(request)
    }

  const state = localOnly(() => json({ fault }))
  return {
    routes: [
      { path: "/sign-in/state", GET: state },
      {
        path: "/sign-in/update",
        POST: localOnly((request) => {
          fault = readFault(readBody(request).fault)
          return json({ fault })
        }),
      },
      {
        path: "/sign-in/reset",
        POST: localOnly(() => {
          fault = "none"
          return json({ fault })
        }),
      },
    ],
    siteRoutes: (site) => [
      {
        path: new URL(`${site.horizonUrl}/.well-known/stellar.toml`).pathname,
        GET: async () => ({
          status: 200,
          type: "text/plain; charset=utf-8",
          body: await stellarToml(site),
        }),
      },
      {
        path: new URL(site.signIn.endpoint).pathname,
        GET: serve(({ query }) => challengeFor(site, query, fault)),
        POST: serve((request) => exchange(site, request)),
      },
      {
        path: new URL(contractsEndpoint(site)).pathname,
        GET: serve(async ({ query }) => {
          const { reply, given } = await contractChallengeFor(site, query, fault)
          contracts.remember(given)
          return reply
        }),
        POST: serve((request) => contracts.exchange(site, request)),
      },
    ],
  }
}

function readFault(value: unknown): SignInFault {
  const known = signInFaults.find((fault) => fault === value)
  if (!known) throw new Error(`Unknown fault: ${String(value).slice(0, 60)}.`)
  return known
}
