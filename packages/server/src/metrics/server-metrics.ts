import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LATENCY_BOUNDS, newMetrics } from './metrics.ts'

/** Everything the server counts. */
export type ServerMetrics = ReturnType<typeof newServerMetrics>

/** Values read only when the metrics are. */
export type Gauges = {
  readonly sockets: () => number
  readonly subscriptions: () => number
  readonly tables: () => number
  readonly matches: () => number
}

export const newServerMetrics = () => {
  const metrics = newMetrics()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    requests: metrics.counter('ecumene_http_requests_total', 'HTTP requests answered, by status.', 'status'),
    frames: metrics.counter('ecumene_socket_frames_total', 'Frames let in over sockets, of every kind.'),
    messages: metrics.counter('ecumene_socket_messages_total', 'Messages received over sockets.'),
    refusals: metrics.counter('ecumene_refusals_total', 'Requests refused, by code; each changed nothing.', 'code'),
    moves: metrics.counter('ecumene_moves_total', 'Entries added to match logs, by who made them.', 'by'),
    thoughts: metrics.counter('ecumene_bot_thoughts_total', 'Positions that bots have begun to think about.'),
    frozen: metrics.counter('ecumene_matches_frozen_total', 'Matches found that the rules of today cannot follow.'),
    chatLines: metrics.counter('ecumene_chat_lines_total', 'Lines said at tables, by kind.', 'kind'),
    commits: metrics.counter('ecumene_commits_total', 'Store transactions, by result.', 'result'),
    writes: metrics.counter('ecumene_store_writes_total', 'Writes committed.'),
    lostJobs: metrics.counter('ecumene_jobs_lost_total', 'Jobs whose thread was killed or failed, by crew.', 'crew'),
    dropped: metrics.counter('ecumene_sockets_dropped_total', 'Sockets closed by the server, by reason.', 'reason'),
    hooks: metrics.counter('ecumene_hooks_total', 'Messages to guests about their turns, by result.', 'result'),
    commandSeconds: metrics.histogram(
      'ecumene_command_seconds',
      'From the receipt of a command to its durable answer.',
      LATENCY_BOUNDS,
    ),
    commitSeconds: metrics.histogram('ecumene_commit_seconds', 'Duration of a store transaction.', LATENCY_BOUNDS),
    /** Call it once, when the parts exist. */
    watch({ sockets, subscriptions, tables, matches }: Gauges) {
      metrics.gauge('ecumene_sockets', 'Open sockets.', sockets)
      metrics.gauge('ecumene_subscriptions', 'Tables watched, summed over sockets.', subscriptions)
      metrics.gauge('ecumene_tables_in_memory', 'Tables the main thread holds.', tables)
      metrics.gauge('ecumene_matches_loaded', 'Matches in the memory of the rules threads.', matches)
      metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
      metrics.gauge('nodejs_heap_used_bytes', 'Heap of the main thread.', () => process.memoryUsage().heapUsed)
      metrics.gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop, 99th percentile.', () =>
        seconds(delay.percentile(99)),
      )
      metrics.gauge('nodejs_eventloop_delay_max_seconds', 'Delay of the event loop, longest.', () => seconds(delay.max))
    },
    text: metrics.text,
    stop: () => void delay.disable(),
  }
}

const seconds = (nanoseconds: number): number => Math.round(nanoseconds) / 1e9
