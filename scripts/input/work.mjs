/** What a browser does between an input and its paint, by the names used in its traces. */
const KINDS = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  HandlePostMessage: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

export const PARTS = ['script', 'style', 'layout', 'paint', 'rest']
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/**
 * The work of the main thread between each pair of marks (`begin`, `end …`) of a trace, in milliseconds of the processor: a list
 * of `{ what, from, to, answer, all, script, style, layout, paint, rest }`. Nested work is counted once, under its own name.
 * `answer` is the part of it up to the first paint after the input.
 */
export const workIn = (trace) => {
  const events = eventsIn(trace)
  const marks = events.filter(({ name }) => /^(begin$|end )/.test(name)).toSorted((one, other) => one.ts - other.ts)
  const { pid, tid } = marks[0] ?? {}
  const main = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  return marks
    .filter(({ name }) => name === 'begin')
    .map(({ ts: from }) => {
      const { ts: to, name } = marks.find((mark) => mark.ts > from) ?? { ts: from, name: 'end ' }
      const events = main.filter(({ ts }) => ts >= from && ts < to)
      return { what: name.slice('end '.length), from, to, answer: sumOf(untilAnswered(events)).all, ...sumOf(events) }
    })
}

export const eventsIn = (trace) => JSON.parse(trace).traceEvents

/** From the input to the first frame that is handed on to be shown. A click begins when the button goes down. */
const untilAnswered = (events) => {
  const first = (type) => events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)?.ts
  const meant = first('click') ?? first('wheel') ?? first('pointermove') ?? Infinity
  const begun = first('click') === undefined ? meant : (first('pointerdown') ?? meant)
  const shown = events.find(({ name, ts }) => name === 'Commit' && ts > meant)?.ts ?? Infinity
  return events.filter(({ ts }) => ts >= begun && ts <= shown)
}

const sumOf = (events) => {
  const sum = Object.fromEntries(['all', ...PARTS].map((part) => [part, 0]))
  const around = []
  for (const { name, ts, dur, tdur } of events) {
    while (around.length > 0 && around.at(-1).ends <= ts) around.pop()
    const outer = around.at(-1)
    const kind = KINDS[name] ?? outer?.kind ?? 'rest'
    const took = (tdur ?? dur ?? 0) / 1000
    if (outer === undefined) sum.all += took
    else sum[outer.kind] -= took
    sum[kind] += took
    around.push({ ends: ts + dur, kind })
  }
  return sum
}
