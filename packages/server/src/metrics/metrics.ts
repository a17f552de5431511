/** Numbers about the server in the text format of Prometheus. Written by hand: it is sixty lines, not a dependency. */
export type Metrics = {
  counter(name: string, help: string, label?: string): Counter
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** Read when the metrics are. */
  gauge(name: string, help: string, read: () => number): void
  text(): string
}

export type Counter = { add(label?: string, by?: number): void; value(label?: string): number }
export type Histogram = { observe(value: number): void }

/** In seconds, from half a millisecond to five seconds. */
export const LATENCY_BOUNDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export const newMetrics = (): Metrics => {
  const lines: (() => readonly string[])[] = []
  const heading = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
  return {
    counter(name, help, label) {
      const values = new Map<string, number>()
      if (label === undefined) values.set('', 0)
      lines.push(() => [
        ...heading(name, help, 'counter'),
        ...[...values].map(([of, value]) => `${name}${label === undefined ? '' : `{${label}="${of}"}`} ${value}`),
      ])
      return {
        add(of = '', by = 1) {
          values.set(of, (values.get(of) ?? 0) + by)
        },
        value: (of = '') => values.get(of) ?? 0,
      }
    },
    histogram(name, help, bounds) {
      const counts = bounds.map(() => 0)
      let count = 0
      let sum = 0
      lines.push(() => [
        ...heading(name, help, 'histogram'),
        ...bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ])
      return {
        observe(value) {
          count++
          sum += value
          for (let index = bounds.length - 1; index >= 0 && value <= (bounds[index] ?? 0); index--) {
            counts[index] = (counts[index] ?? 0) + 1
          }
        },
      }
    },
    gauge(name, help, read) {
      lines.push(() => [...heading(name, help, 'gauge'), `${name} ${read()}`])
    },
    text: () => `${lines.flatMap((write) => write()).join('\n')}\n`,
  }
}
