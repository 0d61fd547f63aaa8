import { type Shard, shards, zoneOf } from "@alidade/chains/quai"
import { type ReactElement, useState } from "react"
import { InputField } from "../../ui/field.js"

/** The thirteen shards of the Quai network, and the one of an address. Load it when it is shown. */
export function ShardDirectory(): ReactElement {
  const [address, setAddress] = useState("")
  const { zone, problem } = lookUp(address.trim())
  return (
    <div className="form">
      <InputField
        code
        label="Address"
        problem={problem}
        hint={zone ? `In ${zone.name}.` : "0x and 40 hex digits. The first two name its zone."}
        placeholder="0x00…"
        value={address}
        onChange={setAddress}
      />
      <table>
        <caption className="sr">The shards of the network</caption>
        <thead>
          <tr>
            {["Shard", "Byte", "Node name", "Path", "Port", "Active from"].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shards.map((shard) => (
            <Row key={shard.byte} shard={shard} isFound={shard === zone} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ shard, isFound }: { shard: Shard; isFound: boolean }): ReactElement {
  return (
    <tr data-kind={shard.kind} aria-current={isFound || undefined}>
      <th scope="row">{shard.name}</th>
      <td className="mono">{shard.byte}</td>
      <td className="mono">{shard.shard}</td>
      <td className="mono">/{shard.nickname}</td>
      <td className="mono">{shard.port}</td>
      <td>{shard.since === 0 ? "the start" : `expansion ${shard.since}`}</td>
    </tr>
  )
}

function lookUp(address: string): { zone?: Shard | undefined; problem?: string } {
  if (address === "") return {}
  try {
    const zone = zoneOf(address)
    return zone ? { zone } : { problem: "No zone has addresses with this prefix." }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "This isn’t an address." }
  }
}
