import type { Brain } from "../wallet/brain.js"
import type { Obstacle } from "../wallet/state.js"
import { isGranted } from "./accounts.js"
import type { Site } from "./background.js"
import { freighterName } from "./networks.js"

/** Why Freighter's window cannot be approved, in the order in which it looks. */

/** Another network than the wallet's (FR7), the public network on plain http (FR8), no grant (FR5). */
export function forTransaction(brain: Brain, site: Site, passphrase: string): Obstacle | undefined {
  return (
    otherNetwork(brain, passphrase, "This transaction") ??
    insecure(brain, site) ??
    ungranted(brain, site)
  )
}

/** The same, for a message. */
export function forMessage(brain: Brain, site: Site, passphrase: string): Obstacle | undefined {
  return (
    otherNetwork(brain, passphrase, "This message") ??
    insecure(brain, site) ??
    ungranted(brain, site)
  )
}

/**
 * An entry that cannot be read, or is of a type that the wallet does not know; another network inside it; bound
 * to another account than the active one.
 */
export async function forAuthEntry(
  brain: Brain,
  site: Site,
  preimage: string,
): Promise<Obstacle | undefined> {
  const { readPreimage, networkId } = await import("../wallet/sign.js")
  const { account, authEntry } = brain.getState()
  let facts: ReturnType<typeof readPreimage>
  try {
    facts = readPreimage(preimage)
  } catch {
    return unreadable
  }
  if (!authEntry.includes(facts.version)) return unreadable
  if (facts.networkId !== networkId(brain.network().passphrase)) {
    const passphrase = brain.networks
      .map((network) => network.passphrase)
      .find((passphrase) => networkId(passphrase) === facts.networkId)
    const obstacle = otherNetwork(brain, passphrase ?? "another network", "This authorization")
    if (obstacle) return obstacle
  }
  if (facts.address && facts.address !== account)
    return {
      kind: "notice",
      title: "Freighter is set to another account",
      text: `This authorization is for ${facts.address}. It cannot be signed now.`,
    }
  return insecure(brain, site) ?? ungranted(brain, site)
}

/** No contract's address, or no grant. */
export function forToken(brain: Brain, site: Site, contractId: string): Obstacle | undefined {
  if (!/^C[A-Z2-7]{55}$/.test(contractId))
    return {
      kind: "disabled",
      title: "No such token",
      text: "This is not the address of a contract.",
    }
  return ungranted(brain, site)
}

/** An account was named that the wallet does not have; with FR6 it is ignored instead. */
export function unknownAccount(address: string): Obstacle {
  return {
    kind: "notice",
    title: "Account not found",
    text: `This wallet does not hold ${address}.`,
  }
}

const unreadable: Obstacle = {
  kind: "notice",
  title: "Invalid authorization entry",
  text: "The entry cannot be read.",
}

function otherNetwork(brain: Brain, passphrase: string, what: string): Obstacle | undefined {
  const own = brain.network()
  if (passphrase === own.passphrase || !brain.getState().quirks.FR7) return undefined
  const other = brain.networks.find((network) => network.passphrase === passphrase)
  return {
    kind: "notice",
    title: `Freighter is set to ${freighterName(own)}`,
    text: `${what} is for ${other ? freighterName(other) : passphrase}. It cannot be signed now.`,
  }
}

function insecure(brain: Brain, site: Site): Obstacle | undefined {
  if (site.secure || brain.network().id !== "public" || !brain.getState().quirks.FR8)
    return undefined
  return {
    kind: "notice",
    title: "The site is not secure",
    text: `${site.host} is served without encryption. On Main Net, Freighter signs for https sites only.`,
  }
}

function ungranted(brain: Brain, site: Site): Obstacle | undefined {
  if (isGranted(brain, site) || !brain.getState().quirks.FR5) return undefined
  return {
    kind: "disabled",
    title: "Not connected",
    text: `${site.host} is not connected to this account on this network. It has to ask for access first.`,
  }
}
