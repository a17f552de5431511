import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { answerOf } from './child.ts'
import type { SubjectMessage } from './subject.ts'

/** Processor time that these servers have used so far, their threads included. */
export const processorMs = async (subjects: readonly ChildProcess[]): Promise<number> => {
  let sum = 0
  for (const subject of subjects) {
    subject.send('cpu')
    sum += (await answerOf<Extract<SubjectMessage, { cpuMs: number }>>(subject)).cpuMs
  }
  return sum
}

/** The process of a PostgreSQL on this machine. */
export const clusterPid = async (cluster: string): Promise<number> => {
  const client = new Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  try {
    const { rows } = await client.query<{ readonly file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`)
    return Number(rows[0]?.file.split('\n')[0])
  } finally {
    await client.end()
  }
}

/** Processor time that a process and its children have used so far; 0 where the system does not say. */
export const familyMs = (pid: number): number => {
  let sum = 0
  for (const name of processes()) {
    const [own, parent, ticks] = statOf(name)
    if (own === pid || parent === pid) sum += ticks * TICK_MS
  }
  return sum
}

const processes = (): readonly string[] => {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

const statOf = (name: string): readonly [pid: number, parent: number, ticks: number] => {
  try {
    // The name of the program may have anything in it, but ends at the last parenthesis.
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [Number(name), Number(fields[1]), Number(fields[11]) + Number(fields[12])]
  } catch {
    return [0, 0, 0]
  }
}

const TICK_MS = 10
