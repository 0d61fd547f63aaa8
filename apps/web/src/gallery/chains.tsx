import type { ReactElement } from "react"
import { Nep413Check } from "./chains/nep413-check.js"
import { ShardDirectory } from "./chains/shard-directory.js"

/** Examples of the optional clients for other chains. */
export default function Chains(): ReactElement {
  return (
    <>
      <h1 className="title">Other chains</h1>
      <section className="gallery-example" aria-labelledby="nep413">
        <h2 id="nep413">A message signed with NEAR</h2>
        <Nep413Check />
      </section>
      <section className="gallery-example" aria-labelledby="shards">
        <h2 id="shards">The shards of a multi-zone network</h2>
        <ShardDirectory />
      </section>
    </>
  )
}
