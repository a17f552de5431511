import { expect, it } from 'vitest'
import { newMetrics } from './metrics.ts'

it('metrics are written as Prometheus reads them', () => {
  const metrics = newMetrics()
  const counter = metrics.counter('refusals_total', 'Refusals.', 'code')
  const plain = metrics.counter('moves_total', 'Moves.')
  const histogram = metrics.histogram('seconds', 'Durations.', [0.1, 1])
  metrics.gauge('sockets', 'Open.', () => 7)
  counter.add('stale')
  counter.add('stale', 2)
  counter.add('illegal')
  plain.add()
  for (const value of [0.05, 0.1, 0.5, 3]) histogram.observe(value)
  expect(counter.value('stale')).toBe(3)
  expect(metrics.text()).toBe(`# HELP refusals_total Refusals.
# TYPE refusals_total counter
refusals_total{code="stale"} 3
refusals_total{code="illegal"} 1
# HELP moves_total Moves.
# TYPE moves_total counter
moves_total 1
# HELP seconds Durations.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 2
seconds_bucket{le="1"} 3
seconds_bucket{le="+Inf"} 4
seconds_sum 3.65
seconds_count 4
# HELP sockets Open.
# TYPE sockets gauge
sockets 7
`)
})
