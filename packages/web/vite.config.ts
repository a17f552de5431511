import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './src/delivery/chunks.ts'
import { compressed } from './src/delivery/plugin.ts'
import { quiet } from './src/delivery/quiet.ts'
import { designFirst } from './src/design/plugin.ts'
import { icons } from './src/icons/plugin.ts'
import { offline, WORKER_FILE } from './src/offline/plugin.ts'

export default defineConfig({
  plugins: [react(), icons(), designFirst(), offline(), compressed(), quiet()],
  resolve: { conditions: ['ecumene:source', 'module', 'browser', 'development|production'] },
  worker: {
    format: 'es',
    // In a worker nothing is asked for before it is needed, so that each file of the kernel's was another round trip.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'kernel', test: /\/packages\/kernel\/src\/(?!toy)/ }] } },
    },
  },
  // Nothing is inlined: the content policy allows files of our own origin and nothing else.
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: true,
    rollupOptions: {
      // How long each plugin took is for whoever works on them.
      checks: { pluginTimings: false },
      input: { page: 'index.html', worker: 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER_FILE : 'assets/[name]-[hash].js'),
        // See designFirst.
        codeSplitting: {
          groups: [
            { name: 'design', test: /\/src\/design\/.*\.css$/, priority: 1 },
            { name: chunks(), debugName: 'together' },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  preview: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
})
