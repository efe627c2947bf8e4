import { formTexts } from '@commissary/catalog';
import { useFormSelectorAfterPaint } from '../state/index.ts';
import { leavingMembers } from './leaving-members.ts';

/** Says what the save removes besides, before it is saved. */
export function LeavingNotice() {
  const leaving = useFormSelectorAfterPaint('', leavingMembers);
  if (leaving.length === 0) return null;
  const prices = leaving.reduce((sum, one) => sum + one.prices, 0);
  return (
    <p className="text-13 tone-1 pad-x-24 pad-y-8" role="status">
      {formTexts.leaving(
        leaving.map(({ name }) => name),
        prices,
      )}
    </p>
  );
}
