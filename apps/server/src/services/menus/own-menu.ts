import { apply, type Change, diff, recordPrevious } from '@commissary/document';
import { fieldAt, isTimestamp, overrideOnlyValues } from '@commissary/schema';
import {
  type ChangedDocument,
  completed,
  definitions,
  initialStoredDocument,
  stateWithoutChanges,
} from '../content/index.ts';

const kind = 'menu';

/** The menu of its own that a location has from before, in today's definition. */
export const ownMenu = (blob: unknown): ChangedDocument => stateWithoutChanges(kind, completed(kind, blob));

/** The own menu as a menu of the company: without what only a location has, as that something is out of stock. */
export const asCompanyMenu = ({ document }: ChangedDocument): ChangedDocument => {
  const { field } = definitions[kind];
  const ofLocation = overrideOnlyValues(field, diff(initialStoredDocument(kind), document, { field }));
  return stateWithoutChanges(
    kind,
    apply(
      document,
      ofLocation.map(({ path }): Change => ({ op: 'unset', path })),
    ),
  );
};

/** The changes that make a location's own menu of what it would inherit. */
export const changesToOwn = (above: ChangedDocument, own: ChangedDocument, stored: readonly Change[]): Change[] =>
  recordPrevious(above.applied, differences(above.applied, own.document), { stored });

/** When an offer was created belongs to the menu that has it, and no location has a time of its own. */
const differences = (from: unknown, to: unknown): Change[] => {
  const { field } = definitions[kind];
  return diff(from, to, { field }).filter(({ op, path }) => {
    const changed = fieldAt(field, path);
    return op !== 'set' || changed === undefined || !isTimestamp(changed) || changed.stamped === undefined;
  });
};
