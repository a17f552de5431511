import { startCluster } from '../postgres.mjs'

let cluster

/** One PostgreSQL for all tests of one run; each makes databases of its own in it. */
export const setup = async (project) => {
  cluster = await startCluster()
  project.provide('postgres', cluster.url)
}

export const teardown = () => cluster?.stop()
