/**
 * Imports every entry point and signs with a stand-in for a wallet, in Node.
 * @type {import("../case.js").Check}
 */
export default async function check({ install, run }) {
  await install()
  const entries = await run("node", "entries.js")
  const signed = await run("node", "sign.js")
  if (signed.trim() !== "signature true") throw new Error(signed)
  return [entries.trim()]
}
