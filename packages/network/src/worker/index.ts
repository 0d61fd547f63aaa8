export { type NetworkWorker, networkFetch } from "./network-fetch.js"
export { type Receiver, serveNetwork } from "./serve-network.js"
