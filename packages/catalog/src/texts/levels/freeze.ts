/** Texts of locations that no publish reaches until they are released. */
export const freezeTexts = {
  title: 'Freeze',
  meaning:
    'No publish of menu and settings reaches it until it is released. Employees, closing now and out of stock do.',
  reason: 'Reason',
  freeze: 'Freeze location',
  release: 'Release',
  frozen: (name: string) => `${name} is frozen.`,
  released: (name: string) => `${name} is released. What was due goes live now.`,
  failed: 'Could not change it. Please try again later.',
};
