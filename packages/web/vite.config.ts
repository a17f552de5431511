import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './src/icons/plugin.ts'

export default defineConfig({
  plugins: [react(), icons()],
  resolve: { conditions: ['ecumene:source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  // Nothing is inlined: the content policy allows files of our own origin and nothing else.
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, sourcemap: true },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  preview: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
})
