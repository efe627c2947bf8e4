import { formatCount } from '@commissary/domain';

/** Texts of a new hire, and of what is read of an employee as a line. */
export const hireTexts = {
  /** With the first name. */
  addAndPublish: (name: string) => (name === '' ? 'Add and publish' : `Add ${name} and publish`),
  publishNow: (places: string) => `Publish to ${places} now`,
  othersGoOut: (count: number) =>
    `${formatCount(count, 'other change')} to employees and employment there ${count === 1 ? 'goes' : 'go'} out with it.`,
  goesOutAlone: 'Nothing else goes out with it.',
  jobAt: (place: string) => `Job at ${place}`,
  allJobs: (count: number) => `All ${formatCount(count, 'job')}…`,
  noWageYet: (place: string, minimum: string | null) =>
    minimum === null ? 'No wage yet' : `No wage yet. The minimum at ${place} is ${minimum} an hour.`,
  change: 'Change',
  close: 'Close',
  changeFields: (name: string) => `Change ${name}`,
  closeFields: (name: string) => `Close ${name}`,
};
