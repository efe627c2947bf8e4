import { formatNumber } from '@commissary/domain';

/** Texts of the undo of an earlier save. */
export const undoSaveTexts = {
  title: (when: string) => `Undo the save of ${when}`,
  confirm: 'Undo this save',
  done: 'The save was undone.',
  /** What is left over is counted. */
  changedSince: (where: string, names: readonly string[], total: number) =>
    `${where} keeps what was changed since: ${names.join(', ')}${total > names.length ? ` and ${formatNumber(total - names.length)} more` : ''}`,
  company: 'The company',
};
