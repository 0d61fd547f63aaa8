/** A failed call, as the page receives it (SC4). */
export interface Failure {
  readonly code: -1 | -2 | -3 | -4
  readonly message: string
}

const failures = {
  bridge: [-2, "The Scopuly bridge is not available."],
  blocked: [-3, "Scopuly does not work on this site."],
  http: [-3, "Scopuly works on https pages only."],
  invalid: [-3, "The request is invalid."],
  unsupported: [-3, "The connected Scopuly Mobile app does not support this request."],
  network: [-3, "The request is for another network than the one selected in Scopuly."],
  account: [-3, "The request is for another account than the connected one."],
  tooLarge: [-3, "The request is too large."],
  tooMany: [-3, "Too many pending Scopuly requests."],
  expired: [-3, "Scopuly request expired."],
  unconnected: [-3, "Reconnect this dApp to Scopuly."],
  unpaired: [-3, "First connect a Scopuly Mobile account to the extension."],
  unverified: [-3, "Scopuly Mobile returned another signature than requested."],
  rejected: [-4, "The user rejected the request."],
  disconnected: [-4, "The site was disconnected."],
} as const

export function failure(kind: keyof typeof failures): Failure {
  const [code, message] = failures[kind]
  return { code, message }
}
