/** Texts of locations that a publish leaves out. */
export const leftOutTexts = {
  leftOut: (name: string, reason: string) => `${name} is left out: ${reason}`,
  repair: 'Repair',
};
