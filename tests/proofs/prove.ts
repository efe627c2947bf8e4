import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { backupProof } from '../crash/backup.ts';
import { crashPoints } from '../crash/crash-points.ts';
import { killRuns } from '../crash/kill-runs.ts';
import { repeatTrials } from '../crash/repeats.ts';
import { schedulingKills } from '../crash/scheduling-kills.ts';
import { ticketKills } from '../crash/tickets/ticket-kills.ts';
import { failoverProof } from '../failover/failover.ts';
import { editorsProof } from '../faults/editors.ts';
import { fuzzProof } from '../faults/fuzz.ts';
import { localSchedulesProof } from '../faults/local-schedules.ts';
import { onlyThisProof } from '../faults/only-this.ts';
import { pairsProof } from '../faults/pairs.ts';
import { publishingProof } from '../faults/publishing.ts';
import { rollbackProof } from '../faults/rollback.ts';
import { timedEditsProof } from '../faults/timed-edits.ts';
import { inputProof } from '../load/input.ts';
import { streamsProof } from '../load/streams.ts';
import { ordersProof } from '../orders/orders-proof.ts';
import { reportsProof } from '../reports/reports-proof.ts';
import { shownMenuProof } from '../shown-menu/shown-menu-proof.ts';
import { pollsProof } from '../terminal/polls.ts';
import { terminalFaults } from '../terminal/terminal-faults.ts';
import type { Plan, Proof } from './proof.ts';

const proofs: readonly Proof[] = [
  killRuns,
  crashPoints,
  repeatTrials,
  schedulingKills,
  ticketKills,
  failoverProof,
  editorsProof,
  onlyThisProof,
  publishingProof,
  localSchedulesProof,
  rollbackProof,
  backupProof,
  timedEditsProof,
  pairsProof,
  fuzzProof,
  terminalFaults,
  pollsProof,
  inputProof,
  streamsProof,
  ordersProof,
  shownMenuProof,
  reportsProof,
];
/** On which database a proof runs, or how. */
type Way = Pick<Plan, 'postgresUrl' | 'variant'> & { readonly title: string };

const mostShown = 30;
const postgresql = process.env.TEST_DATABASE_URL;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    share: { type: 'string', default: '1' },
    sync: { type: 'boolean', default: false },
    async: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const proof = proofs.find(one => one.name === name);
const databases = [
  ...(values.on === 'postgresql' ? [] : [['the embedded database', null] as const]),
  ...(values.on === 'pglite' || postgresql === undefined ? [] : [['PostgreSQL', postgresql] as const]),
];

/** `--sync` and `--async` choose; none, or both of them: both. */
const isChosen = (variant: string): boolean =>
  values.sync === values.async || variant === (values.sync ? 'synchronous' : 'asynchronous');
const ways: readonly Way[] =
  proof?.variants === undefined
    ? databases.map(([title, postgresUrl]) => ({ title: `on ${title}`, postgresUrl }))
    : proof.variants.filter(isChosen).map(variant => ({ title: variant, postgresUrl: null, variant }));

if (proof === undefined || ways.length === 0) {
  console.log('npm run prove -- <name> [--on pglite|postgresql] [--seed <number>] [--share <1 for all of it>]');
  console.log('npm run prove -- failover [--sync] [--async] [--seed <number>] [--share <1 for all of it>]\n');
  for (const one of proofs) console.log(`  ${one.name.padEnd(18)}${one.about}`);
  process.exitCode = 2;
} else {
  const seed = Number(values.seed);
  for (const { title, ...way } of ways) {
    console.log(`\n${proof.name} ${title}, seed ${seed}`);
    const began = performance.now();
    const plan = {
      share: Number(values.share),
      seed,
      mayInstall: true,
      ...way,
      say: (line: string) => console.log(line),
    };
    const { figures, violations } = await proof.run(plan);
    const took = Math.round((performance.now() - began) / 1000);
    for (const [what, value] of figures) console.log(`${what.padEnd(44)}${value}`);
    for (const violation of violations.slice(0, mostShown)) console.log(`VIOLATION ${violation}`);
    console.log(`${violations.length} violations; ${took} s, load ${loadavg()[0]?.toFixed(1)}`);
    if (violations.length > 0) process.exitCode = 1;
  }
}
