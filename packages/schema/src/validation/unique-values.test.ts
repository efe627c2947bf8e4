import fc from 'fast-check';
import { expect, it } from 'vitest';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { text } from '../kinds/text.ts';
import { collectUniqueValues } from './unique-values.ts';
import { validateValue } from './validate.ts';
import { validateChanges } from './validate-changes.ts';

const dish = group(
  { label: 'Dish' },
  { id: idField(), name: text({ label: 'Name' }), number: text({ label: 'Number', unique: 'number' }) },
);
const menu = group(
  { label: 'Menu' },
  {
    courses: list(
      { label: 'Courses' },
      group({ label: 'Course' }, { id: idField(), dishes: list({ label: 'Dishes' }, dish) }),
    ),
  },
);

const numbersOf = (numbers: readonly (readonly string[])[]) => ({
  courses: numbers.map((some, course) => ({
    id: `c${course}`,
    dishes: some.map((number, at) => ({ id: `d${at}`, name: '', number })),
  })),
});

it('reports values that must be unique with their paths, equally on repeated calls', () => {
  const value = numbersOf([['1', ''], ['2']]);
  const reported = [
    { space: 'number', value: '1', inside: ['courses', '[c0]', 'dishes', '[d0]', 'number'] },
    { space: 'number', value: '2', inside: ['courses', '[c1]', 'dishes', '[d0]', 'number'] },
  ];
  expect([
    collectUniqueValues(menu, value),
    collectUniqueValues(menu, value),
    collectUniqueValues(menu, { ...value }),
  ]).toEqual([reported, reported, reported]);
});

it('edit after edit, validating the changed path finds the same as validating the whole document', () => {
  const number = fc.constantFrom('', '1', '2', '3', '4');
  const course = fc.nat(2);
  const at = fc.nat(11);
  fc.assert(
    fc.property(fc.array(fc.tuple(course, at, number), { maxLength: 6 }), edits => {
      let value = numbersOf(
        Array.from({ length: 3 }, (_, one) => Array.from({ length: 12 }, (_, two) => `${one}-${two}`)),
      );
      const paths: string[] = [];
      for (const [inCourse, position, next] of edits) {
        value = {
          courses: value.courses.map((one, index) =>
            index === inCourse
              ? { ...one, dishes: one.dishes.map((each, nth) => (nth === position ? { ...each, number: next } : each)) }
              : one,
          ),
        };
        paths.push(`/courses/[c${inCourse}]/dishes/[d${position}]/number`);
        expect(new Set(validateChanges(menu, value, paths))).toEqual(new Set(validateValue(menu, value)));
      }
    }),
  );
});
