import { messages, shellTexts } from '@commissary/catalog';
import { useBlocker } from '@tanstack/react-router';
import {
  type FormAddress,
  hasUnsavedWork,
  leavesEditSession,
  savesEnded,
  saveUnsavedWork,
  unsavedWork,
  useHasUnsavedWork,
} from '../navigation/index.ts';
import { askConfirm } from '../notifications/index.ts';
import { sessionStore } from '../session/index.ts';

/** Asks before unsaved work is left. A change of company has a question of its own. */
export function LeaveGuard() {
  const unsaved = useHasUnsavedWork();
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: hasUnsavedWork,
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsavedWork() || sessionStore.get().user === null || !leavesEditSession(current, next)) return false;
      if (changesCompany(next)) return false;
      // Does not ask about work that is being saved: the navigation continues when the save has succeeded.
      await savesEnded();
      return hasUnsavedWork() && !(await mayLeave());
    },
  });
  return null;
}

const changesCompany = ({ search }: Pick<FormAddress, 'search'>): boolean => {
  const { companyId } = search as { companyId?: string };
  return companyId !== undefined && companyId !== sessionStore.get().user?.companyId;
};

const mayLeave = async (): Promise<boolean> => {
  const answer = await askConfirm({
    title: shellTexts.leaveQuestion,
    text: unsavedWork()
      .map(({ count, what }) => shellTexts.unsavedChangesTo(count, what))
      .join(' '),
    accept: shellTexts.leave,
    cancel: messages.confirm.cancel,
    save: unsavedWork().every(({ save }) => save) ? messages.confirm.save : undefined,
  });
  return answer === 'save' ? saveUnsavedWork() : answer === 'accept';
};
