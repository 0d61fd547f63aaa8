import { xdr } from "@stellar/stellar-sdk/base"

/** Short words for a contract's spec (SEP-48), as the section `contractspecv0` has it. */

const {
  ScSpecEntry: Entry,
  ScSpecTypeDef: Type,
  ScSpecUdtUnionCaseV0: Case,
  ScSpecEventParamLocationV0: Location,
} = xdr

type Types = Readonly<Record<string, xdr.ScSpecTypeDef>>

/** A contract's own type, by name. */
export const named = (name: string): xdr.ScSpecTypeDef =>
  Type.scSpecTypeUdt(new xdr.ScSpecTypeUdt({ name }))
export const option = (valueType: xdr.ScSpecTypeDef): xdr.ScSpecTypeDef =>
  Type.scSpecTypeOption(new xdr.ScSpecTypeOption({ valueType }))
export const vec = (elementType: xdr.ScSpecTypeDef): xdr.ScSpecTypeDef =>
  Type.scSpecTypeVec(new xdr.ScSpecTypeVec({ elementType }))
export const map = (keyType: xdr.ScSpecTypeDef, valueType: xdr.ScSpecTypeDef): xdr.ScSpecTypeDef =>
  Type.scSpecTypeMap(new xdr.ScSpecTypeMap({ keyType, valueType }))
export const tuple = (...valueTypes: xdr.ScSpecTypeDef[]): xdr.ScSpecTypeDef =>
  Type.scSpecTypeTuple(new xdr.ScSpecTypeTuple({ valueTypes }))
export const bytesN = (n: number): xdr.ScSpecTypeDef =>
  Type.scSpecTypeBytesN(new xdr.ScSpecTypeBytesN({ n }))
/** What a function returns that can fail with an error of its contract's own. */
export const result = (okType: xdr.ScSpecTypeDef, errors: string): xdr.ScSpecTypeDef =>
  Type.scSpecTypeResult(new xdr.ScSpecTypeResult({ okType, errorType: named(errors) }))

/** The types without parts. */
export const types = {
  bool: Type.scSpecTypeBool(),
  void: Type.scSpecTypeVoid(),
  u32: Type.scSpecTypeU32(),
  i32: Type.scSpecTypeI32(),
  u64: Type.scSpecTypeU64(),
  i64: Type.scSpecTypeI64(),
  timepoint: Type.scSpecTypeTimepoint(),
  duration: Type.scSpecTypeDuration(),
  u128: Type.scSpecTypeU128(),
  i128: Type.scSpecTypeI128(),
  u256: Type.scSpecTypeU256(),
  i256: Type.scSpecTypeI256(),
  bytes: Type.scSpecTypeBytes(),
  string: Type.scSpecTypeString(),
  symbol: Type.scSpecTypeSymbol(),
  address: Type.scSpecTypeAddress(),
  muxedAddress: Type.scSpecTypeMuxedAddress(),
} as const

/** Any value. It is no type of its own. */
export const anyValue: xdr.ScSpecTypeDef = Type.scSpecTypeVal()

/** A function, with its inputs by name. */
export function fn(
  name: string,
  inputs: Types,
  output?: xdr.ScSpecTypeDef,
  doc = "",
): xdr.ScSpecEntry {
  return Entry.scSpecEntryFunctionV0(
    new xdr.ScSpecFunctionV0({
      doc,
      name,
      inputs: Object.entries(inputs).map(
        ([name, type]) => new xdr.ScSpecFunctionInputV0({ doc: "", name, type }),
      ),
      outputs: output ? [output] : [],
    }),
  )
}

/** A struct. One whose fields are named by numbers is a tuple. */
export function struct(name: string, fields: Types): xdr.ScSpecEntry {
  return Entry.scSpecEntryUdtStructV0(
    new xdr.ScSpecUdtStructV0({
      doc: "",
      lib: "",
      name,
      fields: Object.entries(fields).map(
        ([name, type]) => new xdr.ScSpecUdtStructFieldV0({ doc: "", name, type }),
      ),
    }),
  )
}

/** A union: each case has values, or none. */
export function union(
  name: string,
  cases: Readonly<Record<string, readonly xdr.ScSpecTypeDef[]>>,
): xdr.ScSpecEntry {
  return Entry.scSpecEntryUdtUnionV0(
    new xdr.ScSpecUdtUnionV0({
      doc: "",
      lib: "",
      name,
      cases: Object.entries(cases).map(([name, type]) =>
        type.length === 0
          ? Case.scSpecUdtUnionCaseVoidV0(new xdr.ScSpecUdtUnionCaseVoidV0({ doc: "", name }))
          : Case.scSpecUdtUnionCaseTupleV0(
              new xdr.ScSpecUdtUnionCaseTupleV0({ doc: "", name, type: [...type] }),
            ),
      ),
    }),
  )
}

/** Names for numbers. */
export function enumeration(
  name: string,
  values: Readonly<Record<string, number>>,
): xdr.ScSpecEntry {
  return Entry.scSpecEntryUdtEnumV0(
    new xdr.ScSpecUdtEnumV0({
      doc: "",
      lib: "",
      name,
      cases: Object.entries(values).map(
        ([name, value]) => new xdr.ScSpecUdtEnumCaseV0({ doc: "", name, value }),
      ),
    }),
  )
}

/** The errors of a contract, with what they mean. */
export function errors(
  name: string,
  values: Readonly<Record<string, readonly [number, string]>>,
): xdr.ScSpecEntry {
  return Entry.scSpecEntryUdtErrorEnumV0(
    new xdr.ScSpecUdtErrorEnumV0({
      doc: "",
      lib: "",
      name,
      cases: Object.entries(values).map(
        ([name, [value, doc]]) => new xdr.ScSpecUdtErrorEnumCaseV0({ doc, name, value }),
      ),
    }),
  )
}

/** An event with one value, and topics after its name. */
export function event(name: string, topics: Types, value: xdr.ScSpecTypeDef): xdr.ScSpecEntry {
  const param = (name: string, type: xdr.ScSpecTypeDef, location: xdr.ScSpecEventParamLocationV0) =>
    new xdr.ScSpecEventParamV0({ doc: "", name, type, location })
  return Entry.scSpecEntryEventV0(
    new xdr.ScSpecEventV0({
      doc: "",
      lib: "",
      name,
      prefixTopics: [name],
      params: [
        ...Object.entries(topics).map(([name, type]) =>
          param(name, type, Location.scSpecEventParamLocationTopicList),
        ),
        param("value", value, Location.scSpecEventParamLocationData),
      ],
      dataFormat: xdr.ScSpecEventDataFormat.scSpecEventDataFormatSingleValue,
    }),
  )
}
