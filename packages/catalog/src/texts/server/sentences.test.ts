import { languageTags } from '@commissary/domain';
import { describeChange } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents, initialDocument } from '../../documents/index.ts';
import { sentencesIn } from './sentences.ts';

it('[RULE.language.06] a change of a day of the week says the day in the language, and the definition itself stays English', () => {
  const { field } = documents.settings;
  const document = initialDocument('settings');
  const change = { path: '/hours/startOfWeek', op: 'set', value: 1, was: 0 } as const;
  const said = (language: (typeof languageTags)[number]) => {
    const { changeTextsIn, labeled } = sentencesIn(language);
    return describeChange(changeTextsIn('UTC'), { definition: labeled(field), documents: [document] }, change);
  };
  const [english, spanish] = languageTags.map(said);
  expect(english).toContain('from Sunday to Monday');
  expect(spanish).toContain('de Domingo a Lunes');
  expect(said('en')).toBe(english);
});
