/** Texts of the menu of a row. */
export const rowMenuTexts = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  enable: 'Enable',
  disable: 'Disable',
  takeInherited: (source: string) => `Use ${source} value`,
  company: 'company',
  usages: 'Where it is used',
  remove: 'Remove',
  hide: 'Hide here',
};
