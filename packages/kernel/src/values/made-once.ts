/** A function that makes the value for each number once, and then always gives the same one. For a bounded set of numbers. */
export const madeOnce = <Value extends object>(make: (number: number) => Value): ((number: number) => Value) => {
  const made = new Map<number, Value>()
  return (number) => {
    let value = made.get(number)
    if (value === undefined) {
      value = make(number)
      made.set(number, value)
    }
    return value
  }
}
