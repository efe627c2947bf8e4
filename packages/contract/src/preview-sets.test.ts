import { expect, it } from 'vitest';
import { previewsOf } from './preview-sets.ts';

const preview = { disabled: null, people: [], peopleTotal: 0 };
const [first, second]: [never[], never[]] = [[], []];

it('each location gets the preview of its set, in the order that was asked for; those of a set share their parts', () => {
  const previews = previewsOf(
    [
      {
        ...preview,
        documents: first,
        at: [
          [0, 1],
          [3, 3],
        ],
      },
      { ...preview, documents: second, at: [[2, 2]] },
    ],
    ['a', 'b', 'c', 'd'],
  );
  expect(previews.map(({ locationId }) => locationId)).toEqual(['a', 'b', 'c', 'd']);
  expect(previews.map(({ documents }) => documents === first)).toEqual([true, true, false, true]);
});
