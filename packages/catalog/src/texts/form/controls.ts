import { formatNumber } from '@commissary/domain';

/** Texts of controls. */
export const controlsTexts = {
  notSet: 'Not set',
  copyValue: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  copy: 'Copy',
  tryAgain: 'Try again',
  showPassword: 'Show password',
  showMore: 'More',
  pageMenu: 'More actions',
  notices: 'Notices',
  print: 'Print',
  close: 'Close',
  productName: 'Commissary',
  loading: 'Loading',
  moreOptions: (count: number) => `${formatNumber(count)} more: type to find them`,
};
