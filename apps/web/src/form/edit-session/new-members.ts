import { type Edit, getAt } from '@commissary/document';
import { equal, isBelow } from '@commissary/schema';
import { effectiveOf, withEdits, withoutChangesAt } from '../../snapshot/index.ts';
import { contentOf, type EditSession, type NewMember } from './edit-session.ts';
import { record } from './undo-history.ts';

/** The new members that nobody has typed anything into. */
export const untouchedOf = (session: EditSession): readonly NewMember[] =>
  session.fresh.length === 0
    ? session.fresh
    : session.fresh.filter(({ path, value }) =>
        equal(getAt(effectiveOf(session.opened, contentOf(session)), path), value),
      );

/** Whether a path is of a new member that nobody has typed anything into. */
export const isUntouched = (session: EditSession, path: string): boolean =>
  session.fresh.length > 0 && untouchedOf(session).some(member => isBelow(path, member.path));

/** The session without the untouched new members, or without those of them that a condition names. */
export const withoutUntouched = (session: EditSession, leaves: (path: string) => boolean = () => true): EditSession => {
  const gone = untouchedOf(session).filter(({ path }) => leaves(path));
  if (gone.length === 0) return session;
  const fresh = session.fresh.filter(member => !gone.includes(member));
  const { steps } = session;
  const before = steps.past.at(-1);
  // Nothing was edited since: as if it had not been added.
  if (gone.length === 1 && gone[0]?.added === steps.present && before !== undefined)
    return { ...session, fresh, steps: { past: steps.past.slice(0, -1), present: before, future: [], open: null } };
  let content = steps.present;
  for (const { path, dependents } of gone)
    for (const one of [...dependents, path]) content = withoutChangesAt(session.opened, content, one);
  content = withEdits(session.opened, content, countersBack(session, gone));
  return { ...session, fresh, steps: record(steps, content) };
};

/** A number that no later member follows is given again. */
const countersBack = ({ opened, steps }: EditSession, gone: readonly NewMember[]): readonly Edit[] => {
  const document = effectiveOf(opened, steps.present);
  return gone.flatMap(({ counter }): readonly Edit[] =>
    counter !== undefined && getAt(document, counter.path) === counter.next + 1
      ? [{ op: 'set', path: counter.path, value: counter.next }]
      : [],
  );
};
