import { createNetwork, type Network } from "@alidade/network"
import { onTestFinished, vi } from "vitest"

/** A network whose servers answer this page's requests until the test ends. `asked` counts those to a path. */
export function servedNetwork(seed: string): Network & { asked: (path: string) => number } {
  const network = createNetwork({ seed, url: `http://network.example/${seed}` })
  const fetched = vi
    .spyOn(window, "fetch")
    .mockImplementation((request, init) =>
      network.fetch(request instanceof URL ? request.href : request, init),
    )
  onTestFinished(() => fetched.mockRestore())
  const asked = (path: string): number =>
    fetched.mock.calls.filter(([request]) => String(request).includes(path)).length
  return { ...network, asked }
}

/** The network as a kit takes it. */
export function kitNetwork(
  { passphrase, horizonUrl, rpcUrl }: Network,
  without?: "horizon" | "rpc",
) {
  return {
    network: passphrase,
    networks: [
      {
        ...{ name: "Local one", passphrase },
        ...(without === "horizon" ? {} : { horizonUrl }),
        ...(without === "rpc" ? {} : { rpcUrl }),
      },
    ],
  }
}
