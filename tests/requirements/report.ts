import { allNamedTests, belowTheirLevel, coverage, proofsOf } from './proofs.ts';

const tests = allNamedTests();
const proofs = proofsOf(tests);
const below = belowTheirLevel(proofs);

console.table(Object.fromEntries(coverage(proofs, tests).map(({ level, ...counts }) => [level, counts])));
console.log(`${proofs.length} requirements, ${below.length} of them proved below their level.`);
for (const line of below) console.log(line);
