/** Texts of controls. */
export const controlsTexts = {
  copyValue: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  copy: 'Copy',
  tryAgain: 'Try again',
  showPassword: 'Show the password',
  showMore: 'More',
  pageMenu: 'More of this page',
  notices: 'Notices',
  close: 'Close',
  productName: 'Commissary',
  loading: 'Loading',
};
