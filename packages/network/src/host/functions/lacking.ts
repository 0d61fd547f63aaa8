/** Functions of the protocol that this host does not have, by module and name. A contract that imports one is refused. */
export const lacking: Readonly<Record<string, string>> = {
  "m.b": "sparse_map_new_from_linear_memory",
  "m.c": "sparse_map_unpack_to_linear_memory",
  "l.h": "create_executable_tag",
  "l.i": "create_external_ref_contract",
  "l.j": "update_current_contract_executable_ref",
}
