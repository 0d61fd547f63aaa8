import type { Value } from "@alidade/core/describe"
import type { Deeds } from "../sentence/deed.js"

/** The amounts, codes, addresses, and texts of what a transaction does, as a visitor may type them. */
export function searchTextOf(deeds: Deeds): string {
  return [...accountsIn(deeds), ...valuesIn(deeds).flatMap(textsIn)].join(" ")
}

/** The addresses that a transaction names, besides its account. */
export function accountsIn(deeds: Deeds): string[] {
  const makers = deeds.deeds.flatMap(({ by }) => by ?? [])
  const named = valuesIn(deeds).flatMap((value) => (value.type === "address" ? value.value : []))
  return [...makers, ...named]
}

function valuesIn({ deeds }: Deeds): Value[] {
  return deeds.flatMap(({ values }) => Object.values(values) as Value[])
}

function textsIn(value: Value): string[] {
  switch (value.type) {
    case "amount":
      return [value.value, value.asset.code]
    case "asset":
      return [value.asset.code]
    case "list":
      return value.values.flatMap(textsIn)
    case "address":
    case "sentence":
      return []
    default:
      return [value.value]
  }
}
