import { trezor } from "@alidade/wallets/trezor"

export const card = trezor({
  async connect() {
    const { default: library } = await import("@trezor/connect-web")
    const appUrl = location.origin
    await library.init({ manifest: { appName: "My app", appUrl, email: "dev@app.example" } })
    return library
  },
})
