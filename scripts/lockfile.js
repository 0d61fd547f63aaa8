import { readFileSync } from "node:fs"
import { root } from "./run.js"

/** @typedef {Record<string, any>} Lock the lockfile's packages, by their place */

/** @returns {Lock} */
export function readLock() {
  return JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")).packages
}

/**
 * The place of a package, as Node finds it from another one. A workspace's place is its folder.
 * @param {Lock} lock
 * @param {string} from the other's place
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf("node_modules/") - 1, 0))) {
    const place = `${at}${at === "" ? "" : "/"}node_modules/${name}`
    if (lock[place]) return lock[place].link ? lock[place].resolved : place
    if (at === "") return undefined
  }
}

/**
 * The packages that one depends on.
 * @param {Lock} lock
 * @param {string} place
 * @returns {string[]} their places
 */
export function dependenciesOf(lock, place) {
  const { dependencies, optionalDependencies } = lock[place]
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
    (name) => placeOf(lock, place, name) ?? [],
  )
}

/**
 * All packages that are installed with some: these, their dependencies, and theirs.
 * @param {Lock} lock
 * @param {readonly string[]} places
 * @returns {Set<string>} their places
 */
export function installedWith(lock, places) {
  const found = new Set(places)
  // A set's loop also visits what is added meanwhile.
  for (const place of found) for (const next of dependenciesOf(lock, place)) found.add(next)
  return found
}
