import { expectStyles } from "../styles.js"
import { openWithNetwork, readPayAndSignIn } from "../tasks.js"
import { connect } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check(context) {
  await context.install()
  const visit = await openWithNetwork(context)
  await expectStyles(visit)
  await connect(visit)
  await readPayAndSignIn(visit, context)
  await context.picture(visit.page)
}
