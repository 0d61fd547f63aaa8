import { createServer } from "node:http"
import { x402Facilitator } from "@x402/core/facilitator"
import { x402HTTPResourceServer, x402ResourceServer } from "@x402/core/server"
import { createEd25519Signer } from "@x402/stellar"
import { ExactStellarScheme as FacilitatorScheme } from "@x402/stellar/exact/facilitator"
import { ExactStellarScheme as ServerScheme } from "@x402/stellar/exact/server"

/** XLM's contract on Testnet. Any token with SEP-41's functions will do. */
const XLM = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

const { PORT = "4402", PAY_TO, FACILITATOR_SEED, RPC_URL } = process.env
if (!PAY_TO || !FACILITATOR_SEED)
  throw new Error("Set PAY_TO (G…), and FACILITATOR_SEED (S…) of another account with some XLM.")

/** Verifies payments, and pays their fees. A service could do it: `HTTPFacilitatorClient`. */
const facilitator = new x402Facilitator().register(
  "stellar:testnet",
  new FacilitatorScheme([createEd25519Signer(FACILITATOR_SEED, "stellar:testnet")], {
    ...(RPC_URL && { rpcConfig: { url: RPC_URL } }),
  }),
)
const paywall = new x402HTTPResourceServer(
  new x402ResourceServer({
    verify: (payload, requirements) => facilitator.verify(payload, requirements),
    settle: (payload, requirements) => facilitator.settle(payload, requirements),
    getSupported: async () => facilitator.getSupported(),
  }).register("stellar:testnet", new ServerScheme()),
  {
    "GET /article": {
      accepts: {
        scheme: "exact",
        network: "stellar:testnet",
        payTo: PAY_TO,
        price: { asset: XLM, amount: "1000000" },
        maxTimeoutSeconds: 60,
      },
      description: "An article",
      mimeType: "text/plain",
    },
  },
)
await paywall.initialize()

async function answer(request, response) {
  const url = new URL(request.url, `http://${request.headers.host}`)
  const { headers, method } = request
  const result = await paywall.processHTTPRequest({
    path: url.pathname,
    method,
    paymentHeader: headers["payment-signature"],
    adapter: {
      getHeader: (name) => headers[name.toLowerCase()],
      getMethod: () => method,
      getPath: () => url.pathname,
      getUrl: () => url.href,
      getAcceptHeader: () => headers.accept ?? "",
      getUserAgent: () => headers["user-agent"] ?? "",
    },
  })
  if (result.type === "no-payment-required") return response.writeHead(404).end()
  if (result.type === "payment-error") return send(response, result.response)
  const { paymentPayload, paymentRequirements } = result
  const settled = await paywall.processSettlement(paymentPayload, paymentRequirements)
  if (!settled.success) return send(response, settled.response)
  response.writeHead(200, { ...settled.headers, "content-type": "text/plain; charset=utf-8" })
  response.end("An alidade is the part of an instrument that shows a direction.")
}

function send(response, { status, headers, body }) {
  response.writeHead(status, headers).end(JSON.stringify(body ?? {}))
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(PORT), "localhost")
