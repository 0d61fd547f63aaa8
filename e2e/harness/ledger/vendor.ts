// Before the vendor's own modules are run.
import "./buffer.js"
import App from "@ledgerhq/hw-app-str"
import WebHid from "@ledgerhq/hw-transport-webhid"

// Their types are those of CommonJS; what a bundler takes is their ES modules.
export const Str = App as unknown as typeof App.default
export const TransportWebHID = WebHid as unknown as typeof WebHid.default
