import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from './check.ts';
import { checkChanged } from './check-changed.ts';
import { claimsIn } from './claims.ts';
import { group } from './kinds/group.ts';
import { id } from './kinds/id.ts';
import { list } from './kinds/list.ts';
import { text } from './kinds/text.ts';

const dish = group(
  { label: 'Dish' },
  { id: id(), name: text({ label: 'Name' }), number: text({ label: 'Number', unique: 'number' }) },
);
const menu = group(
  { label: 'Menu' },
  {
    courses: list(
      { label: 'Courses' },
      group({ label: 'Course' }, { id: id(), dishes: list({ label: 'Dishes' }, dish) }),
    ),
  },
);

const numbersOf = (numbers: readonly (readonly string[])[]) => ({
  courses: numbers.map((some, course) => ({
    id: `c${course}`,
    dishes: some.map((number, at) => ({ id: `d${at}`, name: '', number })),
  })),
});

it('what must be unique is told with the way to it, again and again the same', () => {
  const value = numbersOf([['1', ''], ['2']]);
  const told = [
    { space: 'number', value: '1', inside: ['courses', '[c0]', 'dishes', '[d0]', 'number'] },
    { space: 'number', value: '2', inside: ['courses', '[c1]', 'dishes', '[d0]', 'number'] },
  ];
  expect([claimsIn(menu, value), claimsIn(menu, value), claimsIn(menu, { ...value })]).toEqual([told, told, told]);
});

it('edit after edit, the changed place alone is judged as the whole document would be', () => {
  const number = fc.constantFrom('', '1', '2', '3', '4');
  const course = fc.nat(2);
  const at = fc.nat(11);
  fc.assert(
    fc.property(fc.array(fc.tuple(course, at, number), { maxLength: 6 }), edits => {
      let value = numbersOf(
        Array.from({ length: 3 }, (_, one) => Array.from({ length: 12 }, (_, two) => `${one}-${two}`)),
      );
      const paths: string[] = [];
      for (const [inCourse, place, next] of edits) {
        value = {
          courses: value.courses.map((one, index) =>
            index === inCourse
              ? { ...one, dishes: one.dishes.map((each, nth) => (nth === place ? { ...each, number: next } : each)) }
              : one,
          ),
        };
        paths.push(`/courses/[c${inCourse}]/dishes/[d${place}]/number`);
        expect(new Set(checkChanged(menu, value, paths))).toEqual(new Set(check(menu, value)));
      }
    }),
    { numRuns: 1000 },
  );
});
