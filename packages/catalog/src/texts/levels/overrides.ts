import { formatCount } from '@commissary/domain';

/** Texts of overrides. */
export const overridesTexts = {
  loadFailed: 'The overrides could not be loaded.',
  empty: 'No overrides. Everything is inherited.',
  selectAll: (kind: string) => `Select all of ${kind}`,
  field: 'Field',
  valueHere: 'Value here',
  inheritedValue: 'Inherited value',
  changedBy: 'Changed by',
  applyTo: (words: string) => `Apply to ${words}…`,
  chooseAnother: 'Choose another…',
  notFound: 'This location cannot be found.',
  overridesAt: (name: string) => `Overrides at ${name}`,
  about: 'Everything this level sets differently from the level above.',
  save: (count: number) => `Save ${formatCount(count, 'change')}`,
  resetSelected: (count: number) => (count === 0 ? 'Reset selected' : `Reset ${formatCount(count, 'selected value')}`),
};
