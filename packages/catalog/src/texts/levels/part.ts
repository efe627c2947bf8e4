import { formatNumber } from '@commissary/domain';

/** Texts of a publish of some of the changes that its preview shows. */
export const partTexts = {
  all: 'All changes',
  include: (change: string) => `Include ${change}`,
  publish: (count: number, total: number) => `Publish ${formatNumber(count)} of ${formatNumber(total)} changes`,
  staysUnpublished: 'The other changes stay unpublished. What is scheduled stays.',
  onlyNow: 'Some of the changes can be published now only. Choose all of them to schedule a publish.',
  changed: 'the changed values',
  comesAlong: (change: string) => `“${change}” would go live too. Choose it, or leave out what brings it.`,
  losesTarget: (change: string) =>
    `“${change}” refers to something that is not live. Choose that too, or leave this change out.`,
};
