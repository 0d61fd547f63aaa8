import { far } from "../wallet/far.js"
import type { WalletModel } from "../wallet/model.js"
import type { Obstacle } from "../wallet/state.js"
import { isGranted, type Site } from "./accounts.js"
import { freighterName } from "./networks.js"

/** Why Freighter's window cannot be approved, in the order of its checks. */

/** A request for another network (FR7), the public network on plain http (FR8), or no grant (FR5). */
export function obstacleFor(
  model: WalletModel,
  site: Site,
  what: "transaction" | "message" | "token",
  passphrase: string,
): Obstacle | undefined {
  return otherNetwork(model, passphrase, what) ?? insecure(model, site) ?? ungranted(model, site)
}

/** An unreadable or unsupported entry, another network inside it, or a binding to another account than the signer. */
export async function obstacleForAuthEntry(
  model: WalletModel,
  site: Site,
  preimage: string,
  signer: string,
): Promise<Obstacle | undefined> {
  const { readPreimage, networkId } = await far(import("../wallet/sign.js"))
  const { authEntry } = model.getState()
  let facts: Awaited<ReturnType<typeof readPreimage>>
  try {
    facts = await readPreimage(preimage)
  } catch {
    return unreadable
  }
  if (!authEntry.includes(facts.version)) return unreadable
  const ids = await Promise.all(model.networks.map(({ passphrase }) => networkId(passphrase)))
  const target = model.networks[ids.indexOf(facts.networkId)]
  const obstacle = otherNetwork(model, target?.passphrase ?? "another network", "authorization")
  if (obstacle) return obstacle
  if (facts.address && facts.address !== signer && model.getState().quirks.CP6)
    return {
      kind: "notice",
      title: "Freighter is set to another account",
      text: `This authorization is for ${facts.address}. It cannot be signed now.`,
    }
  return insecure(model, site) ?? ungranted(model, site)
}

/** The same checks, and a valid contract address. */
export function obstacleForToken(
  model: WalletModel,
  site: Site,
  passphrase: string,
  contractId: string,
): Obstacle | undefined {
  const obstacle = obstacleFor(model, site, "token", passphrase)
  if (obstacle?.kind === "notice" || /^C[A-Z2-7]{55}$/.test(contractId)) return obstacle
  return { kind: "disabled", title: "No such token", text: "This is not a contract's address." }
}

const unreadable: Obstacle = {
  kind: "notice",
  title: "Invalid authorization entry",
  text: "The entry cannot be read.",
}

function otherNetwork(model: WalletModel, passphrase: string, what: string): Obstacle | undefined {
  const own = model.network()
  if (passphrase === own.passphrase || !model.getState().quirks.FR7) return undefined
  const other = model.networks.find((network) => network.passphrase === passphrase)
  return {
    kind: "notice",
    title: `Freighter is set to ${freighterName(own)}`,
    text: `This ${what} is for ${other ? freighterName(other) : passphrase}. It cannot be approved now.`,
  }
}

function insecure(model: WalletModel, site: Site): Obstacle | undefined {
  if (site.secure || model.network().id !== "public" || !model.getState().quirks.FR8)
    return undefined
  return {
    kind: "notice",
    title: "The site is not secure",
    text: `${site.host} is served without encryption. On Main Net, Freighter signs for https sites only.`,
  }
}

function ungranted(model: WalletModel, site: Site): Obstacle | undefined {
  if (isGranted(model, site) || !model.getState().quirks.FR5) return undefined
  return {
    kind: "disabled",
    title: "Not connected",
    text: `${site.host} is not connected to this account on this network. It has to ask for access first.`,
  }
}
