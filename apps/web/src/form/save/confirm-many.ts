import { formTexts, messages } from '@commissary/catalog';
import { askConfirm } from '../../notifications/index.ts';

/** Asks before a save of very many changes. */
export const confirmMany = async (count: number): Promise<boolean> =>
  (await askConfirm({ text: messages.save.manyChanges(count), accept: formTexts.saveCount(count) })) === 'accept';
