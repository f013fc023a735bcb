import { fileURLToPath } from 'node:url'

/** Where walks leave what they covered, by flow. */
export const coverageReport = fileURLToPath(new URL('../reports/model-coverage.json', import.meta.url))
