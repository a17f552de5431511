/** The same function, which works out each answer once. What it answers from must not change: that makes another function. */
export const remembering = <Answer>(work: (asked: string) => Answer): ((asked: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (asked) => {
    const answer = known.has(asked) ? (known.get(asked) as Answer) : work(asked)
    known.set(asked, answer)
    return answer
  }
}
