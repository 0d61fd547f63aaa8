/** @typedef {import("./visit.js").Session} Session */

/**
 * The value of an expression in the page, awaited. Costs the page's main thread less than Playwright's `evaluate`.
 * @param {Session} session
 * @param {string} expression
 * @returns {Promise<any>}
 */
export async function ask(session, expression) {
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}
