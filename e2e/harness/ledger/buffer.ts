// biome-ignore lint/style/useNodejsImportProtocol: this is the package that stands in for Node's module in a browser
import { Buffer } from "buffer"

/** The vendor's packages expect Node's global, from their first line on. */
Object.assign(globalThis, { Buffer })
