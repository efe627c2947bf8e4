import { expect, it } from 'vitest';
import { limits } from '../time-limits.ts';
import { pairsProof } from './pairs.ts';

const postgresUrl = process.env.TEST_DATABASE_URL;

it.runIf(postgresUrl !== undefined)(
  'no two concurrent writing calls violate a constraint over several rows',
  async () => {
    const outcome = await pairsProof.run({
      share: 0,
      seed: 0,
      postgresUrl: postgresUrl ?? null,
      say: () => undefined,
    });
    expect(outcome.violations).toEqual([]);
    const [, [, pairs] = ['', 0]] = outcome.figures;
    expect(pairs).toBeGreaterThan(100);
    // A call that is rejected even alone proves nothing; a call that starts to be rejected is reported here.
    const refused = [
      ...[
        'session.stopActing',
        'session.end',
        'roles.create default',
        'sample.open',
        'sample.signIn',
        'setup.create',
        'companies.create',
      ],
      ...['companies.remove', 'companies.restore', 'mobileApp.build', 'news.save provider', 'slice.cutOver'],
      ...['slice.deleteCards', 'terminal.license'],
    ];
    expect(outcome.figures).toContainEqual(['refused even alone', refused.join(', ')]);
  },
  limits.longTest,
);
