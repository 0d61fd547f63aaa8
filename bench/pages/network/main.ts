import { networkFetch } from "@alidade/network/worker"
import type { Speed } from "../../network/speed.js"

declare global {
  var measureNetwork: (wasm: string) => Promise<Speed & { answer: number }>
}

/** Starts a network in a worker, which takes `answer` ms to its first answer, and measures its speed in there. */
globalThis.measureNetwork = async (wasm) => {
  const began = performance.now()
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
  await (await networkFetch(worker)("http://localhost:8000/")).json()
  const answer = performance.now() - began
  const speed = await new Promise<Speed>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Speed>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0)))
  })
  return { answer, ...speed }
}
