import { installSandbox } from "@alidade/sandbox/browser"

installSandbox({ wallets: ["freighter"] })
