import { visibleText } from "@alidade/core/encoding"
import { useCallback } from "react"
import { useKitContext } from "../context/kit-context.js"
import { networkEnglish } from "../messages/network.js"
import { fillText } from "../texts/fill.js"

/**
 * Returns a function that names a network, by passphrase, as the screens do: its name, or for an unknown one 'Unknown
 * network “passphrase”' in the provider's language. Passphrases are escaped and shortened, since anyone can sign for one
 * that reads like a name.
 */
export function useNetworkName(): (passphrase: string) => string {
  const { kit, messages, locale } = useKitContext()
  const unknown = messages.unknownNetwork ?? networkEnglish.unknownNetwork
  return useCallback(
    (passphrase) =>
      kit.isKnownNetwork(passphrase)
        ? visibleText(kit.networkName(passphrase))
        : // Escapes can make it longer.
          fillText(
            unknown,
            { passphrase: visibleText(visibleText(passphrase, { max: 60 })) },
            locale,
          ),
    [kit, unknown, locale],
  )
}
