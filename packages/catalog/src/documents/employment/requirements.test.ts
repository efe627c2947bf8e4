import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { requirements } from './requirements.ts';

it('[MSG.builtin.JobTypeRequirement.*] [CONST.requirement.*] warns three weeks and two weeks in advance', () => {
  expect(initial(requirements)).toEqual([
    { id: 1, name: 'Food Handlers', warnTimeBeforeExpiration: 1814400 },
    { id: 2, name: 'Liquor Service', warnTimeBeforeExpiration: 1209600 },
  ]);
});
