declare const MEANING: unique symbol

/**
 * JSON text of a value of this type. What rules and table write once for many readers stays text on its way to them, and
 * the compiler still knows what it says.
 */
export type Json<Value> = string & { readonly [MEANING]: Value }

export const json = <Value>(value: Value): Json<Value> => JSON.stringify(value) as Json<Value>

/** An object with one member, whose value is already JSON. */
export const member = <Name extends string, Value>(
  name: Name,
  value: Json<Value>,
): Json<{ readonly [Key in Name]: Value }> =>
  `{${JSON.stringify(name)}:${value}}` as Json<{ readonly [Key in Name]: Value }>

/** Merges objects that have no members in common. */
export const joined = <Parts extends readonly Json<object>[]>(...parts: Parts): Json<Joined<Parts>> => {
  let members = ''
  for (const part of parts) {
    if (part === EMPTY) continue
    members += `${members === '' ? '' : ','}${part.slice(1, -1)}`
  }
  return `{${members}}` as Json<Joined<Parts>>
}

type Joined<Parts extends readonly unknown[]> = Parts extends readonly [Json<infer First>, ...infer Rest]
  ? First & Joined<Rest>
  : unknown

const EMPTY = '{}'
