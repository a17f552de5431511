import { startCluster } from '../postgres.mjs'

let cluster = null

/** One PostgreSQL for all tests of one run; each makes databases of its own in it. Where there is none, those tests fail. */
export const setup = async (project) => {
  try {
    cluster = await startCluster()
  } catch (error) {
    console.error(error.message)
  }
  project.provide('postgres', cluster?.url ?? null)
}

export const teardown = () => cluster?.stop()
