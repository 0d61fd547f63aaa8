// Must run before the vendor's own modules.
import "./buffer.js"
import App from "@ledgerhq/hw-app-str"
import WebHid from "@ledgerhq/hw-transport-webhid"

// The types describe CommonJS, but bundlers use the ES modules.
export const Str = App as unknown as typeof App.default
export const TransportWebHID = WebHid as unknown as typeof WebHid.default
