// biome-ignore lint/style/useNodejsImportProtocol: this is the package that stands in for Node's module in a browser
import { Buffer } from "buffer"

/** The vendor's packages expect Node's global as soon as they load. */
Object.assign(globalThis, { Buffer })
