/** Texts of controls. */
export const controlsTexts = {
  copy: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  copyLabel: 'Copy',
  tryAgain: 'Try again',
  showThePassword: 'Show the password',
  more: 'More',
  moreOfThisPage: 'More of this page',
  notices: 'Notices',
  close: 'Close',
  commissary: 'Commissary',
};
