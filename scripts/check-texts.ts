import { catalogProblems } from './texts/check-catalogs.ts'

const problems = await catalogProblems()
for (const problem of problems) console.log(problem)
if (problems.length > 0)
  console.log('Run `npm run texts`, translate what is empty, and commit the catalogues.')
process.exitCode = problems.length > 0 ? 1 : 0
