import { createHash } from "node:crypto"

/** The URLs that open a wallet's app: a custom scheme, and a web address. */
export interface Links {
  readonly native: string | null
  readonly universal: string | null
}

/** An entry of the explorer, with the fields it returns. */
export interface Listing {
  readonly id: string
  readonly name: string
  readonly homepage: string
  readonly chains: readonly string[]
  readonly versions: readonly string[]
  readonly sdks: readonly string[]
  readonly image_id: string
  readonly app: Readonly<Record<"browser" | "ios" | "android" | "mac" | "windows", string | null>>
  readonly mobile: Links
  readonly desktop: Links
}

const stellar = ["stellar:pubnet", "stellar:testnet"]
const everywhere = [...stellar, "eip155:1"]

/** Invented wallets: name, chains, and platforms. Their addresses use the reserved domain `example`. */
const invented: readonly (readonly [
  name: string,
  chains: readonly string[],
  runs: "phone" | "desk" | "both",
])[] = [
  ["Sextant", stellar, "both"],
  ["Plumb Line", stellar, "phone"],
  ["Meridian Purse", stellar, "both"],
  ["Astrolabe Go", stellar, "phone"],
  ["Lodestar", everywhere, "both"],
  ["Binnacle", stellar, "desk"],
  ["Orrery", everywhere, "both"],
  ["Quadrant", stellar, "both"],
  ["Gnomon Pocket", stellar, "phone"],
  ["Armilla", everywhere, "both"],
  ["Theodolite", stellar, "desk"],
  ["Nocturnal", stellar, "phone"],
  ["Parallax", everywhere, "both"],
  ["Zenith & Sons", stellar, "both"],
  ["Perihelion", stellar, "phone"],
  ["Étoile Polaire", stellar, "both"],
  ["コンパス", stellar, "phone"],
  ["Vernier", stellar, "desk"],
  ["Ecliptic", everywhere, "both"],
  ["Ether Only", ["eip155:1"], "both"],
]

export const listings: readonly Listing[] = invented.map(([name, chains, runs], index) => {
  const word = `wallet-${index + 1}`
  const site = `https://${word}.example`
  const links: Links = { native: `${word}://`, universal: site }
  const noLinks: Links = { native: null, universal: null }
  const isOnPhone = runs !== "desk"
  return {
    id: idOf(name),
    name,
    homepage: site,
    chains,
    versions: name === "Vernier" ? ["1", "2"] : ["2"],
    sdks: ["sign_v2"],
    image_id: imageOf(name),
    app: {
      browser: null,
      ios: isOnPhone ? `${site}/ios` : null,
      android: isOnPhone ? `${site}/android` : null,
      mac: runs === "phone" ? null : `${site}/mac`,
      windows: null,
    },
    mobile: isOnPhone ? links : noLinks,
    desktop: runs === "phone" ? noLinks : links,
  }
})

/** Creates an id in the explorer's format: 64 hexadecimal digits. */
export function idOf(name: string): string {
  return createHash("sha256").update(`sandbox wallet ${name}`).digest("hex")
}

/** Creates an image id in the explorer's format: a UUID. */
export function imageOf(name: string): string {
  const hex = createHash("sha256").update(`sandbox image ${name}`).digest("hex")
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map((at) => hex.slice(...at))
    .join("-")
}
