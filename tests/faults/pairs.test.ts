import { expect, inject, it } from 'vitest';
import { limits } from '../time-limits.ts';
import { pairsProof } from './pairs.ts';

const postgresUrl = process.env.TEST_DATABASE_URL;

it.runIf(postgresUrl !== undefined)(
  'no two concurrent writing calls violate a constraint over several rows',
  async () => {
    const outcome = await pairsProof.run({
      share: 0,
      seed: inject('seed'),
      postgresUrl: postgresUrl ?? null,
      say: () => undefined,
    });
    expect(outcome.violations).toEqual([]);
    const figures = new Map(outcome.figures);
    expect(figures.get('pairs with a common table')).toBeGreaterThan(400);
    expect(figures.get('pairs run')).toBeGreaterThan(100);
    expect(figures.get('calls beside a closing of the company')).toBeGreaterThan(20);
    expect(figures.get('calls beside the removal of their caller')).toBeGreaterThan(15);
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
      ...['companies.remove', 'companies.restore', 'mobileApp.build', 'pushNotifications.count'],
      'pushNotifications.send',
      ...['pushNotifications.send company', 'news.save provider', 'slice.cutOver'],
      // A publish that waits, beside which no other could start; a rollback, which names what its preview said.
      ...['slice.deleteCards', 'syncLocations.reschedule', 'syncLocations.rollback'],
      ...['syncEmployment.reschedule', 'syncEmployment.rollback', 'terminal.license'],
    ];
    expect(outcome.figures).toContainEqual(['refused even alone', refused.join(', ')]);
  },
  limits.longTest,
);
