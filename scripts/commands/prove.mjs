import { runForeground } from '../setup/child.mjs';
import { startPostgresql } from '../testing/postgresql.mjs';

/** `npm run prove -- <name>`: the long form of a proof, on both databases; without a name, lists the proofs. */
export async function run(args) {
  const postgresql = await startPostgresql();
  if (postgresql.missing) console.log(`Only on the embedded database: ${postgresql.missing}`);
  try {
    const env = { ...process.env, ...(postgresql.url ? { TEST_DATABASE_URL: postgresql.url } : {}) };
    return await runForeground('node', ['tests/proofs/prove.ts', ...args], { env });
  } finally {
    await postgresql.stop?.();
  }
}
