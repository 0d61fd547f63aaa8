import { dependenciesOf, installedWith } from "./lockfile.js"

/** @typedef {import("./lockfile.js").Lock} Lock */

/**
 * What is installed with the published packages, as a bill of materials (CycloneDX 1.5). It has no time and no number of
 * its own, so that anybody who makes it again gets the same.
 * @param {Lock} lock
 * @param {readonly string[]} folders of the published packages
 */
export function billOfMaterials(lock, folders) {
  const places = [...installedWith(lock, folders)].sort()
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    components: places.map((place) => ({
      type: "library",
      "bom-ref": place,
      name: nameOf(lock, place),
      version: lock[place].version,
      purl: `pkg:npm/${nameOf(lock, place).replace("@", "%40")}@${lock[place].version}`,
      licenses: [{ expression: lock[place].license }],
      ...(lock[place].integrity && { hashes: [hashOf(lock[place].integrity)] }),
    })),
    dependencies: places.map((place) => ({
      ref: place,
      dependsOn: dependenciesOf(lock, place).sort(),
    })),
  }
}

/**
 * @param {Lock} lock
 * @param {string} place
 * @returns {string}
 */
function nameOf(lock, place) {
  return (
    lock[place].name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)
  )
}

/** @param {string} integrity as the lockfile has it: `sha512-` and base64 */
function hashOf(integrity) {
  return { alg: "SHA-512", content: Buffer.from(integrity.slice(7), "base64").toString("hex") }
}
