/** Texts of the form of any record. */
export const recordTexts = {
  needsPermission: (permission: string) => `Required permission: “${permission}”.`,
  stillNeeded: (what: string) => `Still needed: ${what}.`,
  given: 'given',
  noChanges: 'No changes yet.',
  notSaved: (noun: string) => `The ${noun} could not be saved. Please try again.`,
};
