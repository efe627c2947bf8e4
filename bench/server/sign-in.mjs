// Signing in, compared with the password hash alone.
import { verify } from '@node-rs/argon2';
import { hashPassword } from '../../apps/server/src/services/accounts/password-hash.ts';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { password } from './world.mjs';

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url]);
  const stored = await hashPassword(password);
  let attempts = 0;
  const timed = async work => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const signIn = async () => {
    const answer = await fetch(`${product.address}/api/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-commissary': '1' },
      body: JSON.stringify({ email: 'pat@example.com', password }),
    });
    attempts += 1;
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  // So few that the limit per minute is not reached.
  const { ours, baseline, ratio } = await takeTurns(
    8,
    () => timed(signIn),
    () => timed(() => verify(stored, password)),
  );
  await product.stop();
  console.log(`${ours.toFixed(0)} ms, compared with ${baseline.toFixed(0)} ms, ${attempts} times`);
  verdict('Sign-in, compared with its password hash', times(ratio), '≤ 1.3x', ratio <= 1.3);
});
