import { formatCount, formatNumber } from '@commissary/domain';

/** Texts of a screen that edits one member of a list. */
export const formMembersTexts = {
  breadcrumbs: 'Breadcrumbs',
  position: (at: number, of: number, within: string) => `${formatNumber(at)} of ${formatNumber(of)} in ${within}`,
  neighbors: (label: string) => `Other ${label}`,
  previous: (label: string) => `Previous ${label}`,
  next: (label: string) => `Next ${label}`,
  gone: (label: string, document: string) => `There is no such ${label} in this ${document}. It may have been removed.`,
  showList: (label: string) => `Show ${label}`,
  openPage: 'Open page',
  closeBeside: (label: string) => `Close ${label}`,
  tabs: (label: string) => `Parts of the ${label.toLowerCase()}`,
  problems: (count: number) => formatCount(count, 'problem'),
  dormant: (label: string) =>
    `What is set here is for an item that the level above no longer has. Clear it, or restore the ${label} there.`,
};
