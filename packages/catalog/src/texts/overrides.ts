import { formatCount } from '@commissary/domain';

/** Texts of overrides. */
export const overridesTexts = {
  thisCouldNotBeLoaded: 'This could not be loaded.',
  noOverridesEverythingIsInherited: 'No overrides. Everything is inherited.',
  allOf: (lowerCase: string) => `All of ${lowerCase}`,
  field: 'Field',
  here: 'Here',
  inheritedValue: 'Inherited value',
  changedBy: 'Changed by',
  whatIsTicked: 'what is ticked',
  applyTo: (words: string) => `Apply to ${words}…`,
  chooseAnother: 'Choose another…',
  thisPlaceCannotBeReached: 'This place cannot be reached.',
  overridesAt: (name: string) => `Overrides at ${name}`,
  everythingThisLevelSetsDifferently: 'Everything this level sets differently from the level above.',
  save: (count: number) => `Save ${formatCount(count, 'change')}`,
};
