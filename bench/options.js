import { resolve } from "node:path"
import { parseArgs } from "node:util"

/**
 * @typedef {object} Options
 * @property {number} rounds
 * @property {boolean} quick only our page and React's, printed and not written
 * @property {string | undefined} against another checkout, with built packages, to measure too
 * @property {boolean} peers also other connect kits
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      against: { type: "string" },
      peers: { type: "boolean", default: false },
    },
  })
  const rounds = Number(positionals[0] ?? (values.quick ? 3 : 7))
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`The number of rounds must be a whole number, not ${positionals[0]}.`)
  const { quick, peers, against } = values
  return { rounds, quick, peers, against: against && resolve(against) }
}
