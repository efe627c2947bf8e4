import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sectionText } from './section-text.ts';

const section = fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue());

it('is the JSON of the sections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), section), async sections => {
      const kept = await sectionText({ ...sections, absent: undefined }, () => true);
      expect(JSON.parse(kept?.text ?? '')).toEqual(JSON.parse(JSON.stringify(sections)));
    }),
  );
});

it('is none once others are kept', async () => {
  expect(await sectionText({ departments: [1] }, () => false)).toBeNull();
});
