import { describe, expect, it } from 'vitest';
import { employeeMatcher, type Identity } from './match-employee.ts';

const nobody: Identity = { email: null, phone: null, name: 'sam same', hireDate: null };

/** People who count how often something of them is read. */
const countedPeople = (count: number, of: (at: number) => Partial<Identity>) => {
  const reads = { count: 0 };
  const people = Array.from({ length: count }, (_, at) => {
    const person = { ...nobody, active: true, ...of(at) };
    return new Proxy(person, {
      get: (target, key: keyof typeof person) => {
        reads.count += 1;
        return target[key];
      },
    });
  });
  return { reads, people };
};

describe('who a row means', () => {
  it.each<[what: string, of: (at: number) => Partial<Identity>, row: Partial<Identity>]>([
    ['name', () => ({}), {}],
    ['name and hire date', () => ({ hireDate: '2020-01-05' }), { hireDate: '2020-01-05' }],
    ['name and phone number', () => ({ phone: '3125550100' }), { phone: '3125550100' }],
    ['phone number', at => ({ phone: '3125550100', name: `sam ${at}` }), { phone: '3125550100' }],
    [
      'name or phone number',
      at => (at % 2 === 0 ? {} : { phone: '3125550100', name: `sam ${at}` }),
      { phone: '3125550100' },
    ],
  ])('takes work that does not grow with the number of people of one %s', (_, of, row) => {
    const workOf = (count: number) => {
      const { reads, people } = countedPeople(count, of);
      const matchOf = employeeMatcher(people);
      reads.count = 0;
      const match = matchOf({ ...nobody, ...row });
      return { work: reads.count, match };
    };
    const [some, many] = [workOf(500), workOf(5000)];
    expect(many.work).toBe(some.work);
    expect(many.match).toMatchObject({ is: 'doubtful', total: 5000 });
    expect(many.match.is === 'doubtful' && many.match.candidates.length).toBe(10);
  });

  it.each([
    [50, 'known'],
    [51, 'doubtful'],
  ])('is sure only where all are compared: of %i with one phone number, of whom one is active', (count, is) => {
    const people = Array.from({ length: count }, (_, at) => ({ ...nobody, active: at === 0, phone: '3125550100' }));
    expect(employeeMatcher(people)({ ...nobody, phone: '3125550100' }).is).toBe(is);
  });

  it('is one of them where something else is the same, and puts the likeliest first', () => {
    const people = Array.from({ length: 20 }, (_, at) => ({
      ...nobody,
      active: at !== 19,
      phone: `31255501${at + 10}`,
    }));
    const matchOf = employeeMatcher(people);
    expect(matchOf({ ...nobody, phone: '3125550128' })).toEqual({ is: 'known', person: people[18] });
    const left = matchOf({ ...nobody, phone: '3125550129' });
    expect(left).toMatchObject({ is: 'doubtful', total: 20 });
    expect(left.is === 'doubtful' && left.candidates[0]).toBe(people[19]);
    expect(matchOf({ ...nobody, name: 'else' })).toEqual({ is: 'unknown' });
  });
});
