/** Texts of the parts of a postal address. */
export const addressTexts = {
  parts: { street: 'Street', city: 'City', state: 'State or territory', postalCode: 'ZIP code' },
  /** Where a whole address may be typed or pasted. */
  street: 'Street, or the whole address',
  /** What a part lacks. */
  problems: {
    street: 'Enter a street.',
    city: 'Enter a city.',
    state: 'Choose a state.',
    postalCode: 'Enter 5 digits, or 9 such as 12345-6789.',
  },
};
