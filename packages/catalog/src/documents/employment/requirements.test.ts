import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { jobTypeRequirement, requirements } from './requirements.ts';

it('[ENT.JobTypeRequirement] has these fields and no other', () => {
  expect(leavesOf(jobTypeRequirement)).toEqual({ id: 'id', name: 'text', warnTimeBeforeExpiration: 'duration' });
});

it('[MSG.builtin.JobTypeRequirement.*] [CONST.requirement.*] warns three weeks and two weeks in advance', () => {
  expect(initial(requirements)).toEqual([
    { id: 1, name: 'Food Handlers', warnTimeBeforeExpiration: 1814400 },
    { id: 2, name: 'Liquor Service', warnTimeBeforeExpiration: 1209600 },
  ]);
});
